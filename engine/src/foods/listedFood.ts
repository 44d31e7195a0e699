import type { MarketId } from '../kitchens/markets.ts';
import type { FillId } from './food.ts';
import type { PieceId } from './piece.ts';

/** A food as tools know it, in one language. Weights are grams per US cup of 236.5882365 ml. */
export interface ListedFood {
  id: string;
  name: string;
  /** Its other names. */
  also?: readonly string[];
  /** Narrower foods that it stands for, weighed as it is. */
  general?: readonly string[];
  /** Names that it shares with foods of quite another weight, so that they mean none of them for sure. */
  shared?: readonly string[];
  /** The density that the specification gives its 15 ingredients. In grams per milliliter. */
  density?: number;
  /** The measured weight differs from that density by 3% or more. */
  differs?: true;
  /** What it comes in: an egg, a packet. */
  pieces?: readonly ListedPiece[];
  /** The ways to fill a cup; the first is the usual one. */
  ways: readonly [ListedWay, ...ListedWay[]];
}

export interface ListedPiece {
  id: PieceId;
  /** Where it is sold; nothing if it is the same everywhere. */
  market?: MarketId;
  grams: number;
  low?: number;
  high?: number;
  /** The short name of the source. */
  source: string;
}

export interface ListedWay {
  id: FillId;
  /** The food's names when a cup is filled this way; the first is shown. */
  names?: readonly string[];
  /** The id that means the food filled this way. */
  alias?: string;
  cup: number;
  /** Lowest and highest of the sources, where they differ. */
  low?: number;
  high?: number;
  /** Short names of the sources, starting with the one used. */
  sources: readonly string[];
}

/** What `/foods/<language>.json` holds: every food, those of the specification first. */
export type FoodList = readonly ListedFood[];
