import type { FoodId } from './foods.ts';
import { MARKETS, type MarketId } from './markets.ts';
import type { SourceId } from './sources.ts';
import { PIECES } from './table/pieceTable.ts';

/** Things that cooks count. Sizes and packets that differ from country to country have a market. */
export const PIECE_IDS = [
  'piece',
  'small',
  'medium',
  'large',
  'extraLarge',
  'jumbo',
  'clove',
  'stalk',
  'slice',
  'leaf',
  'head',
  'bunch',
  'juiceOfOne',
  'stick',
  'sachet',
  'cube',
  'cake',
  'sheet',
] as const;

export type PieceId = (typeof PIECE_IDS)[number];

export interface Piece {
  /** Edible grams: without shell, peel, core or stone. */
  grams: number;
  /** Lightest and heaviest, where sources, brands or the limits of a size are apart. */
  low?: number;
  high?: number;
  /** Where it is sold; nothing if it is the same everywhere. */
  market?: MarketId;
  source: SourceId;
  /** What the source calls it. */
  entry: string;
}

/** Foods that only come by the piece: no source gives a cup of them. */
export const COUNTED_ONLY = ['yeast-fresh', 'gelatin-sheets'] as const;

export type CountedFoodId = FoodId | (typeof COUNTED_ONLY)[number];

/** A food's pieces, those of the given markets first, each market's from small to large. */
export function piecesOf(
  food: CountedFoodId,
  markets: readonly MarketId[] = [],
): readonly (Piece & { id: PieceId })[] {
  const order = [undefined, ...markets, ...MARKETS.filter((market) => !markets.includes(market))];
  const all = PIECE_IDS.flatMap((id) => [PIECES[food]?.[id] ?? []].flat().map((one) => ({ id, ...one })));
  return order.flatMap((market) => all.filter((one) => one.market === market));
}

/** What one piece of a food weighs where it is sold, or anywhere; null where no source says it. */
export const pieceOf = (food: CountedFoodId, id: PieceId, markets: readonly MarketId[] = []): Piece | null =>
  piecesOf(food, markets).find((one) => one.id === id) ?? null;
