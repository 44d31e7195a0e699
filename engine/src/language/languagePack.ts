import type { CountryId } from '../kitchens/kitchens.ts';
import type { AskWords } from './askWords/askWords.ts';
import type { LineWords } from './line/lineWords.ts';
import type { Notation } from './notation/notation.ts';
import type { RecipeWords } from './recipe/recipeWords.ts';

/** The words for reading recipes in one language. */
export interface RecipeLanguage {
  line: LineWords;
  recipe: RecipeWords;
}

/**
 * One language as pure data. Callers pass it, so that a program includes only the languages it uses, and no
 * code depends on a particular one. Callers may rely on `code`, `name` and `country`; the rest is internal.
 */
export interface LanguagePack extends RecipeLanguage {
  /** The language's tag (BCP 47), such as `de`. */
  code: string;
  /** The language's own name. */
  name: string;
  /** The country of the default kitchen. */
  country: CountryId;
  /** How it writes numbers. */
  numbers: Notation;
  ask: AskWords;
}
