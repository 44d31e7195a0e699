import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { PieceId } from '@gramwise/engine/foods/piece.ts';

type Words = Readonly<Partial<Record<PieceId, string>>>;

/** The names of pieces of foods that a language counts by another word: `1 Zweig` of thyme, `1 Stängel` of parsley. */
export type OwnPieces = Readonly<Partial<Record<AnyFoodId, Words>>>;

/** The same names for several foods. */
export const forFoods = (foods: readonly AnyFoodId[], words: Words): OwnPieces =>
  Object.fromEntries(foods.map((food) => [food, words]));
