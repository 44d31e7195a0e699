import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { isInPieces, isPoured } from './leadMeasure.ts';

/** How a cup is filled with a food that needs no technique: a knife levels neither milk nor berries. */
export function levelOf(food: FoodId): 'liquid' | 'uneven' | 'level' {
  if (isPoured(food)) return 'liquid';
  return isInPieces(food) ? 'uneven' : 'level';
}
