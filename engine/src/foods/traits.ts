import { TRAITS_OF_NATURE } from './table/foodNature.ts';
import { TRAITS_OF_STATE } from './table/foodStates.ts';
import type { FoodTrait } from './traitIds.ts';

/** The foods of each trait. */
export const FOODS_BY_TRAIT: Readonly<Record<FoodTrait, readonly string[]>> = {
  ...TRAITS_OF_NATURE,
  ...TRAITS_OF_STATE,
};

/** Whether a food has a trait by the table. Accepts any text. Who has a list of foods asks `hasListedTrait`. */
export const hasTrait = (food: string, trait: FoodTrait): boolean => FOODS_BY_TRAIT[trait].includes(food);
