import type { PieceId } from '@gramwise/engine/foods/piece.ts';
import { euEggSize, type MarketId } from '@gramwise/engine/kitchens/markets.ts';
import { fill } from '#catalogs/template.ts';
import type { FoodMessages } from './messages.ts';

/** What a piece is called, with where it is sold: `1 medium (US)`, `1 of size M (EU and UK)`. */
export function formatPieceName(
  { foods }: Pick<FoodMessages, 'foods'>,
  { id, food, market }: { id: PieceId; food: string; market?: MarketId },
): string {
  if (!market) return foods.pieces[id];
  const size = euEggSize({ id, food, market });
  const piece = size ? fill(foods.euSize, { size }) : foods.pieces[id];
  return fill(foods.inMarket, { piece, market: foods.markets[market] });
}
