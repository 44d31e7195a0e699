import type { AskWords } from '../askWords/askWords.ts';

/** Words for what a substitute must be or must not contain, by the ids of diets and allergens. */
export interface SubstituteLimitWords {
  /** Whole phrases: `vegan`, `eggless`. */
  words: Readonly<Record<string, readonly string[]>>;
  /** What must not be in it, put in place of `{x}` in `free`: `eggs` in `without {x}`. */
  contents: Readonly<Record<string, readonly string[]>>;
  free: readonly string[];
  /** Between two of these: `without milk or eggs`. */
  and: readonly string[];
  /** Names of foods with such a word, which limits nothing in them: `aceite vegetal`. */
  names: readonly string[];
  /** Words for limits that no filter knows, or of a phrase for one that was not read: `without` anything else. */
  other: readonly string[];
}

/** A language's words for questions with those for what limits a substitute. */
export interface LimitedAskWords extends AskWords {
  limits: SubstituteLimitWords;
}
