import type { PieceId } from '@gramwise/engine/foods/piece.ts';
import { euEggSize, type MarketId } from '@gramwise/engine/kitchens/markets.ts';
import { fill } from '#catalogs/template.ts';
import type { FoodMessages } from './messages.ts';
import type { PieceWord } from './pieceWord.ts';

/** What a piece is called, with where it is sold: `1 medium (US)`, `1 size M (EU and UK)`. */
export function formatPieceName(
  { foods }: Pick<FoodMessages, 'foods'>,
  { id, food, market, word = id }: { id: PieceId; food: string; market?: MarketId; word?: PieceWord },
): string {
  if (!market) return foods.pieces[word];
  const size = euEggSize({ id, food, market });
  const piece = size ? fill(foods.euSize, { size }) : foods.pieces[word];
  return fill(foods.inMarket, { piece, market: foods.markets[market] });
}
