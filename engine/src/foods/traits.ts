import { TRAITS_OF_NATURE } from './table/foodNature.ts';
import { TRAITS_OF_STATE } from './table/foodStates.ts';

/** The foods of each trait that rules depend on. */
export const FOOD_TRAITS = { ...TRAITS_OF_NATURE, ...TRAITS_OF_STATE };

export type FoodTrait = keyof typeof FOOD_TRAITS;

/** Whether a food has a trait. Accepts any text. */
export const hasTrait = (food: string, trait: FoodTrait): boolean =>
  (FOOD_TRAITS[trait] as readonly string[]).includes(food);
