import type { FillId } from '@gramwise/engine/foods/food.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { isInPieces, isPoured } from './leadMeasure.ts';
import type { FoodMessages } from './messages.ts';

/** How a cup is filled with a food that needs no technique: a knife levels neither milk nor berries. */
export function levelOf(food: FoodId): 'liquid' | 'uneven' | 'level' {
  if (isPoured(food)) return 'liquid';
  return isInPieces(food) ? 'uneven' : 'level';
}

/** What a way without a label of its own is called beside its weight; '' for `level` of what no knife levels. */
export const fillWord = (food: FoodId, fill: FillId, fills: FoodMessages['fills']): string =>
  fill === 'level' && levelOf(food) !== 'level' ? '' : fills[fill];
