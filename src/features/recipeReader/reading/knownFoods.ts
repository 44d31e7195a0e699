import type { FoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import type { LineFood } from '@gramwise/engine/text/convert/lineTarget.ts';

/** The foods of a recipe's language: how to find one, that they are on their way, or that they could not be fetched. */
export type KnownFoods = FoodFinder | 'awaited' | 'missing';

/** Heavier than any, so that no figure is the same by chance. */
const ANY_FOOD: LineFood = { id: '', liquid: false, density: 3 };

const NO_FOODS: FoodFinder = { inLine: () => null, sharedInLine: () => null, byId: () => null };
const ANY_FOODS: FoodFinder = {
  inLine: ({ read: { food } }) => (food === '' ? null : ANY_FOOD),
  sharedInLine: () => null,
  byId: () => ANY_FOOD,
};

/**
 * The finders to read a line with. Without foods these are one that finds none and one that finds a food to weigh in
 * every line: what they agree about needs no foods, so it cannot change when they arrive.
 */
export const findersFor = (foods: KnownFoods): readonly [FoodFinder, ...FoodFinder[]] =>
  typeof foods === 'string' ? [NO_FOODS, ANY_FOODS] : [foods];
