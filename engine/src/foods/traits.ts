import { TRAITS_OF_NATURE } from './table/foodNature.ts';
import { TRAITS_OF_STATE } from './table/foodStates.ts';

/** The foods of each trait that rules depend on. */
export const FOOD_TRAITS = { ...TRAITS_OF_NATURE, ...TRAITS_OF_STATE };

export type FoodTrait = keyof typeof FOOD_TRAITS;

/** Built for a trait when it is first asked for, because every line of a recipe asks about several. */
const foodsOf = new Map<FoodTrait, ReadonlySet<string>>();

/** Whether a food has a trait. Accepts any text. */
export function hasTrait(food: string, trait: FoodTrait): boolean {
  const foods = foodsOf.get(trait) ?? new Set<string>(FOOD_TRAITS[trait]);
  foodsOf.set(trait, foods);
  return foods.has(food);
}
