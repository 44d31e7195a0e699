import type { MarketId } from '../kitchens/markets.ts';
import type { FoodId } from './foods.ts';
import type { SourceId } from './sources.ts';

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
  /** The grams that it prints, where it rounds what a definition says exactly. */
  printed?: number;
}

/** Foods that only come by the piece: no source gives a cup of them. */
export const COUNTED_ONLY_FOODS = ['yeast-fresh', 'gelatin-sheets'] as const;

export type CountedFoodId = FoodId | (typeof COUNTED_ONLY_FOODS)[number];
