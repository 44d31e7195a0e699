import type { LanguagePack } from '../language/languagePack.ts';
import type { TextLine } from '../text/line/textLine.ts';
import type { Figure } from './figure.ts';

/**
 * Why a line is not counted: no amount, no known food, no known weight, no known nutrients, or poured away. Of `frying`
 * fat, only what food takes up is counted; a `similar-food` stands for one that is not known, or whose nutrients are not.
 */
export type UncountedReason =
  | 'no-amount'
  | 'unknown-food'
  | 'no-weight'
  | 'no-nutrients'
  | 'poured-away'
  | 'frying'
  | 'similar-food';

/** An ingredient line of a recipe and what was found of it. */
export interface IngredientLine {
  id: string;
  row: number;
  text: string;
  source: TextLine;
  /** The heading that it stands under. */
  heading: TextLine | null;
  food: string | null;
  /** Whether the food is only near the one that the line names. */
  isNear: boolean;
  /** Grams as bought; null if unknown. */
  grams: Figure | null;
  /** Milliliters of a volume. */
  milliliters: number | null;
  weighed: boolean;
  hasAmount: boolean;
}

/** A line with its nutrients, as far as they are known. */
export interface RatedLine<Row> {
  line: IngredientLine;
  grams: Figure | null;
  nutrients: Row | null;
  /** Why it is not counted, or only in part; null if it is. */
  reason: UncountedReason | null;
  /** The similar food that it is counted as. */
  countedAs?: string;
  /** Grams that are not known, by a cautious guess. */
  missing: number;
}

/** What the lines of a recipe are rated by. */
export interface Reading<Row> {
  pack: LanguagePack;
  /** As the recipe says; null if it does not. */
  servings: number | null;
  find: (food: string) => Row | null;
}
