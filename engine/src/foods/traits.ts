import { TRAITS_OF_NATURE } from './table/foodNature.ts';
import { TRAITS_OF_STATE } from './table/foodStates.ts';
import type { FoodTrait } from './traitIds.ts';

/** The foods of each trait. */
export const FOODS_BY_TRAIT: Readonly<Record<FoodTrait, readonly string[]>> = {
  ...TRAITS_OF_NATURE,
  ...TRAITS_OF_STATE,
};

/** Built for a trait when it is first asked for, because every line of a recipe asks about several. */
const foodsOf = new Map<FoodTrait, ReadonlySet<string>>();

/** Whether a food has a trait by the table. Accepts any text. Who has a list of foods reads it there. */
export function hasTrait(food: string, trait: FoodTrait): boolean {
  const foods = foodsOf.get(trait) ?? new Set<string>(FOODS_BY_TRAIT[trait]);
  foodsOf.set(trait, foods);
  return foods.has(food);
}
