import { ALLERGENS, type Allergen } from './allergens.ts';
import { type PantryId, traitsOf } from './pantry.ts';

/** The allergens in a list of foods, in the order of the law. Does not cover traces or particular brands. */
export function allergensOf(foods: readonly PantryId[]): Allergen[] {
  const found = new Set(foods.flatMap((food) => traitsOf(food).contains ?? []));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}
