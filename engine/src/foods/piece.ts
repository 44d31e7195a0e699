import type { MarketId } from '../kitchens/markets.ts';
import type { SourceId } from './sources.ts';

/** The sizes that one whole item is sold in. */
export const SIZE_IDS = ['small', 'medium', 'large', 'extraLarge', 'jumbo'] as const;

/** Things that cooks count. Sizes and packets that differ by country have a market. */
export const PIECE_IDS = [
  'piece',
  'half',
  ...SIZE_IDS,
  'clove',
  'stalk',
  'sprig',
  'slice',
  'leaf',
  'head',
  'bunch',
  'juiceOfOne',
  'zestOfOne',
  'knob',
  'drizzle',
  'ball',
  'inch',
  'stick',
  'sachet',
  'cube',
  'cake',
  'sheet',
  'tub',
  'carton',
  'can',
  'bottle',
  'bar',
  'block',
] as const;

export type PieceId = (typeof PIECE_IDS)[number];

const WHOLE_PIECES: ReadonlySet<PieceId> = new Set<PieceId>(['piece', ...SIZE_IDS]);

/** Whether a piece is one of the food itself, whatever its size: an egg, but not a slice. */
export const isWholePiece = (id: PieceId): boolean => WHOLE_PIECES.has(id);

/**
 * What so much of a piece weighs with its shell, peel or bones; null for one without, and for slices and the like.
 * `edible` is the percent that is eaten.
 */
export const weightAsBought = (id: PieceId, weight: number, edible: number | undefined): number | null =>
  edible !== undefined && isWholePiece(id) ? (weight / edible) * 100 : null;

/** The pieces that shops pack. */
const PACKS: ReadonlySet<PieceId> = new Set<PieceId>([
  'sachet',
  'cube',
  'sheet',
  'tub',
  'can',
  'bottle',
  'bar',
  'stick',
  'block',
  'carton',
]);

/** Whether shops pack it. */
export const isPack = (id: PieceId): boolean => PACKS.has(id);

/** What is counted without a word: `1 Hefewürfel`, `6 feuilles de gélatine`. */
export const OWN_PACKS: readonly PieceId[] = ['cube', 'sheet'];

/** The grams of a piece by another source than the one it is named by, edible parts too. */
interface OtherWeight {
  source: SourceId;
  entry: string;
  low: number;
  high: number;
}

export interface Piece {
  /** Grams of the edible part, without shell, peel, core or stone. */
  grams: number;
  /** The lightest and heaviest, if sources or brands differ or a size has limits. */
  low?: number;
  high?: number;
  /** Where it is sold; absent if it is the same everywhere. */
  market?: MarketId;
  source: SourceId;
  /** Its name in the source. */
  entry: string;
  /** The grams that the source prints, if it rounds an exactly defined weight. */
  printed?: number;
  /** What other sources have, if they widen the range. */
  others?: readonly OtherWeight[];
}
