import { type MarketId, orderByMarket } from '../kitchens/markets.ts';
import type { AnyFoodId } from './foods.ts';
import { PIECE_IDS, type Piece, type PieceId } from './piece.ts';
import { PIECES } from './table/pieceTable.ts';

/** What cooks take by eye, which stands behind what shops sell. */
const BY_EYE: ReadonlySet<PieceId> = new Set<PieceId>(['knob', 'drizzle']);

/** A food's pieces, those of the given markets first, small to large within a market; those taken by eye last. */
export function piecesOf(
  food: AnyFoodId,
  markets: readonly MarketId[] = [],
): readonly (Piece & { id: PieceId; food: AnyFoodId })[] {
  const pieces = PIECES[food];
  if (!pieces) return [];
  const all = PIECE_IDS.flatMap((id) => [pieces[id] ?? []].flat().map((piece) => ({ id, food, ...piece })));
  const taken = ({ id }: { id: PieceId }) => BY_EYE.has(id);
  const sold = all.filter((piece) => !taken(piece));
  return [...orderByMarket(sold, markets), ...all.filter(taken)];
}

/** One piece of a food as sold in the markets, or anywhere; null if no source has it. */
export const pieceOf = (food: AnyFoodId, id: PieceId, markets: readonly MarketId[] = []): Piece | null =>
  piecesOf(food, markets).find((piece) => piece.id === id) ?? null;
