import { categoryOf } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId, CategoryId } from '@gramwise/engine/foods/foods.ts';
import type { PieceId } from '@gramwise/engine/foods/piece.ts';
import { FILLETS } from '@gramwise/engine/foods/table/fillets.ts';
import type { FoodMessages } from './messages.ts';

export type PieceWord = keyof FoodMessages['foods']['pieces'];

/** Slices of bread and of what lies on it; those of other foods are plain ones. */
const SLICES: Readonly<Partial<Record<CategoryId, PieceWord>>> = {
  bakery: 'breadSlice',
  baking: 'breadSlice',
  cheese: 'coldSlice',
  meat: 'coldSlice',
  fish: 'coldSlice',
};

/** What cooks call a bulb and not a head. */
const BULBS: readonly AnyFoodId[] = ['fennel-bulb', 'kohlrabi'];

/** Which word names a piece of a food: Spanish has other slices of bread than of ham, and a fish's piece is a fillet. */
export function pieceWord(id: PieceId, food: AnyFoodId): PieceWord {
  if (id === 'slice') return SLICES[categoryOf(food)] ?? 'plainSlice';
  if (id === 'head' && BULBS.includes(food)) return 'bulb';
  return id === 'piece' && FILLETS.includes(food) ? 'fillet' : id;
}
