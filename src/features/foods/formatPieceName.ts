import type { PieceId } from '@gramwise/engine/foods/piece.ts';
import { euEggSize, type MarketId } from '@gramwise/engine/kitchens/markets.ts';
import { fill } from '#catalogs/template.ts';
import type { FoodMessages } from './messages.ts';
import type { PieceWord } from './pieceWord.ts';

export interface NamedPiece {
  id: PieceId;
  food: string;
  market?: MarketId | undefined;
  /** What it is called, if not by its id. */
  word?: PieceWord;
  /** What cooks call a piece of this food. */
  own?: string | undefined;
}

/** What a piece is called, with where it is sold: `1 medium (US)`, `1 size M (EU and UK)`. */
export function formatPieceName(
  { foods }: Pick<FoodMessages, 'foods'>,
  { id, food, market, word = id, own }: NamedPiece,
): string {
  const name = own ?? foods.pieces[word];
  if (!market) return name;
  const size = euEggSize({ id, food, market });
  const piece = size ? fill(foods.euSize, { size }) : name;
  return fill(foods.inMarket, { piece, market: foods.markets[market] });
}
