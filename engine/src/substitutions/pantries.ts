import type { AnyFoodId } from '../foods/foods.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import type { SubstitutionRow } from './substitutions.ts';

/** Foods that few shops of these countries have, so that what needs them is offered last. */
const RARE: Readonly<Partial<Record<AnyFoodId, readonly CountryId[]>>> = {
  shortening: ['fr', 'de', 'es'],
  'half-and-half': ['fr', 'de', 'es'],
  'corn-syrup': ['fr', 'de', 'es'],
  'cream-of-tartar': ['fr', 'de', 'es'],
  'tapioca-quick': ['fr', 'de', 'es'],
  'cake-flour': ['fr', 'de', 'es'],
  'liquid-smoke': ['fr', 'de', 'es'],
  'poultry-seasoning': ['fr', 'de', 'es'],
  'orange-extract': ['fr', 'de', 'es'],
  'egg-substitute': ['fr', 'de', 'es'],
  'sour-cream': ['fr', 'es'],
  buttermilk: ['es'],
  'sweet-potato-puree': ['fr', 'de', 'es'],
  'pumpkin-puree': ['fr', 'de', 'es'],
  'milk-powder-nonfat': ['de'],
  'soy-flour': ['us'],
};

/** The rows with what shops of a country have first; else in their order. */
export function forPantry(rows: readonly SubstitutionRow[], country: CountryId): readonly SubstitutionRow[] {
  const isRare = ({ use }: SubstitutionRow) =>
    Object.keys(use).some((food) => RARE[food as AnyFoodId]?.includes(country));
  return [...rows.filter((row) => !isRare(row)), ...rows.filter(isRare)];
}
