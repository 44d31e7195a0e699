import type { Notation } from '../notation/notation.ts';

/** How a language writes the amounts of a recipe. */
export interface Writing {
  numberStyle: Notation;
  /** Singular and plural of units with words; the others have the same symbol in every language. */
  written: Readonly<Record<string, readonly [one: string, more: string]>>;
  /** Titles capitalize their words. */
  titleCase: boolean;
  /** Nouns start with a capital. */
  capitalNouns: boolean;
  /** An adjective before a noun has the form that it has alone: `sliced almonds`, `sliced`. */
  plainAdjectives: boolean;
  /** Before a food: `of flour`, `de farine`, and before a vowel: `d’amandes`; empty in German. */
  of: readonly [usual: string, beforeVowel: string];
  /** What joins a food to its amount, as recipes write it. */
  joins: readonly string[];
}
