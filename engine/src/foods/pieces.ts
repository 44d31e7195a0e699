import { MARKETS, type MarketId } from '../kitchens/markets.ts';
import { type CountedFoodId, PIECE_IDS, type Piece, type PieceId } from './piece.ts';
import { PIECES } from './table/pieceTable.ts';

/** A food's pieces, those of the given markets first, each market's from small to large. */
export function piecesOf(
  food: CountedFoodId,
  markets: readonly MarketId[] = [],
): readonly (Piece & { id: PieceId })[] {
  const order = [undefined, ...markets, ...MARKETS.filter((market) => !markets.includes(market))];
  const all = PIECE_IDS.flatMap((id) => [PIECES[food]?.[id] ?? []].flat().map((piece) => ({ id, ...piece })));
  return order.flatMap((market) => all.filter((piece) => piece.market === market));
}

/** What one piece of a food weighs where it is sold, or anywhere; null where no source says it. */
export const pieceOf = (food: CountedFoodId, id: PieceId, markets: readonly MarketId[] = []): Piece | null =>
  piecesOf(food, markets).find((piece) => piece.id === id) ?? null;
