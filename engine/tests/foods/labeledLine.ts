import type { AnyFoodId } from '../../src/foods/foods.ts';

/**
 * A line of a recipe, and the rows of the table that it may mean, labeled by hand from the table before any reader saw
 * it. The first is the best; null alone means that the table has no such food.
 */
export type LabeledLine = readonly [line: string, ...foods: (AnyFoodId | null)[]];
