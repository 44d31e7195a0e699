import type { MarketId } from '../kitchens/markets.ts';
import type { FillId } from './food.ts';
import { isPack, OWN_PACKS, type PieceId } from './piece.ts';
import type { FoodTrait } from './traitIds.ts';

/** A food in one language, as tools use it. Weights are grams per US cup of 236.5882365 ml. */
export interface ListedFood {
  id: string;
  name: string;
  /** Its other names. */
  also?: readonly string[];
  /** Names of more specific foods that weigh the same. */
  general?: readonly string[];
  /** Ambiguous names that it shares with foods of a different weight. */
  shared?: readonly string[];
  /** The food that it is a kind of, the nearest. */
  of?: string;
  /** What rules of matching and measuring depend on: an egg, a liquid, dried. */
  traits?: readonly FoodTrait[];
  /** For the specification's 15 ingredients: its density in grams per milliliter. */
  density?: number;
  /** The measured weight differs from that density by 3% or more. */
  differs?: true;
  /** The percent of it as bought that is eaten; absent where nothing is cut away, or USDA does not say. */
  edible?: number;
  /** The pieces it comes in, such as an egg or a packet. */
  pieces?: readonly ListedPiece[];
  /** The ways to fill a cup; the first is the default. Empty where no source weighs a cup of it: bacon, pasta. */
  ways: readonly ListedWay[];
}

/** A food that a source weighs by the cup. */
export interface MeasuredFood extends ListedFood {
  ways: readonly [ListedWay, ...ListedWay[]];
}

/** Whether a listed food has a trait; false without a food. */
export const hasListedTrait = (food: Pick<ListedFood, 'traits'> | undefined, trait: FoodTrait): boolean =>
  food?.traits?.includes(trait) ?? false;

export const isMeasuredFood = (food: ListedFood): food is MeasuredFood => food.ways.length > 0;

/** What American packs are labeled with: nobody looks up what a can of soup weighs. */
const LABELED: ReadonlySet<PieceId> = new Set(['can', 'sachet']);

/** Whether a source weighs a cup or a piece of it. Cooks look such foods up, so each of them has a page. */
export const isWeighedFood = ({
  ways,
  pieces = [],
}: {
  ways: readonly unknown[];
  pieces?: readonly Pick<ListedPiece, 'id' | 'market'>[];
}) => ways.length > 0 || pieces.some(({ id, market }) => market !== 'us' || !LABELED.has(id));

/** Whether only whole packs have a weight: cans and tubs, not a sheet of gelatin or a slice. */
export const soldByPack = (pieces: readonly Pick<ListedPiece, 'id'>[]): boolean =>
  pieces.every(({ id }) => isPack(id) && !OWN_PACKS.includes(id));

export interface ListedPiece {
  id: PieceId;
  /** Where it is sold; absent if it is the same everywhere. */
  market?: MarketId;
  grams: number;
  low?: number;
  high?: number;
  /** The short name of the source, and those of others that widen its range: `USDA, Norway`. */
  source: string;
}

export interface ListedWay {
  id: FillId;
  /** The food's names when a cup is filled this way; the first is shown. */
  names?: readonly string[];
  /** The id that means the food filled this way. */
  alias?: string;
  cup: number;
  /** The lowest and highest figure, published or usual (`usualSpread.ts`). */
  low?: number;
  high?: number;
  /** Short names of the sources, starting with the one used. */
  sources: readonly string[];
}

/** Every food in a language, those of the specification first; `foodFile.ts` says how its file holds it. */
export type FoodList = readonly ListedFood[];

/** Foods that can be converted between weight and volume. */
export type MeasuredList = readonly MeasuredFood[];
