import type { FoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import type { LineFood } from '@gramwise/engine/text/convert/lineTarget.ts';

/** The foods of a recipe's language: a finder once loaded, or whether they are still loading or failed to load. */
export type KnownFoods = FoodFinder | 'awaited' | 'missing';

/** Denser than any food, so that no figure matches by chance. */
const ANY_FOOD: LineFood = { id: '', liquid: false, density: 3 };

const NO_FOODS: FoodFinder = { inLine: () => null, sharedInLine: () => null, byId: () => null };
const ANY_FOODS: FoodFinder = {
  inLine: ({ read: { food } }) => (food === '' ? null : ANY_FOOD),
  sharedInLine: () => null,
  byId: () => ANY_FOOD,
};

/**
 * The finders to read a line with. Without foods, one finds nothing and the other finds a food in every line: where
 * both give the same result, it needs no foods and cannot change when they arrive.
 */
export const findersFor = (foods: KnownFoods): readonly [FoodFinder, ...FoodFinder[]] =>
  typeof foods === 'string' ? [NO_FOODS, ANY_FOODS] : [foods];
