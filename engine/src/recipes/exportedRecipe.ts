import type { TimeId } from '../language/recipe/recipeWords.ts';

/** A line of a recipe as shown; a heading starts a part. */
export interface ExportedLine {
  kind: 'heading' | 'ingredient' | 'step' | 'note';
  text: string;
}

/** What a recipe makes: `12 to 16 cookies`. */
export interface RecipeYield {
  /** From 1 to 100 as written; the same but for a range. */
  low: number;
  high: number;
  /** What is counted, as written: `cookies`, `Personen`; '' if nothing is. */
  what: string;
  /** What one thing is cut into: the 12 of `1 loaf (12 slices)`. */
  cut?: { low: number; high: number };
}

/** The times that a recipe states, in minutes; of a range the upper end, which is what a cook plans for. */
export type StatedTimes = Readonly<Record<TimeId, number | null>> & {
  /** The shorter end of those that are a range, `35-40 min`. */
  readonly from?: Readonly<Partial<Record<TimeId, number>>>;
};

/** A yield that is scaled: whole numbers, because a part of a serving is nobody's. */
export const scaleYield = ({ low, high, what }: RecipeYield, factor: number): RecipeYield => ({
  low: Math.max(1, Math.round(low * factor)),
  high: Math.max(1, Math.round(high * factor)),
  what,
});

/** A recipe for export to files and for copying. */
export interface ExportedRecipe {
  /** The tag of its language. */
  language: string;
  title: string | null;
  /** What it makes unscaled; null if it does not say. */
  makes: RecipeYield | null;
  times: StatedTimes;
  /** Null as long as a weight it depends on is missing. */
  factor: number | null;
  ingredients: readonly ExportedLine[];
  steps: readonly ExportedLine[];
}
