import { FOOD_IDS, fillsOf, isFood, UNMEASURED_IDS } from './figures.ts';
import type { AnyFoodId } from './foods.ts';
import { isWeighedFood } from './listedFood.ts';
import { piecesOf } from './pieces.ts';

/** Every food that a source weighs by the cup or by the piece, by category: those with a page. */
export const WEIGHED_FOOD_IDS: readonly AnyFoodId[] = [...FOOD_IDS, ...UNMEASURED_IDS].filter((id) =>
  isWeighedFood({ ways: isFood(id) ? fillsOf(id) : [], pieces: piecesOf(id) }),
);

const weighed: ReadonlySet<string> = new Set(WEIGHED_FOOD_IDS);

/** Whether a food has a page. Accepts any text. */
export const hasPage = (id: string): boolean => weighed.has(id);
