import { TRAITS_OF_NATURE } from './table/foodNature.ts';
import { TRAITS_OF_STATE } from './table/foodStates.ts';

/** What rules need to know of foods, the foods of each trait. */
export const FOOD_TRAITS = { ...TRAITS_OF_NATURE, ...TRAITS_OF_STATE };

export type FoodTrait = keyof typeof FOOD_TRAITS;

/** Whether a food has a trait. Any text may be asked about. */
export const hasTrait = (food: string, trait: FoodTrait): boolean =>
  (FOOD_TRAITS[trait] as readonly string[]).includes(food);
