import type { CountryId } from '../kitchens/kitchens.ts';
import type { AskWords } from './askWords/askWords.ts';
import type { LineWords } from './line/lineWords.ts';
import type { Notation } from './notation/notation.ts';
import type { RecipeWords } from './recipe/recipeWords.ts';

/** What recipes are read with in one language. */
export interface RecipeLanguage {
  line: LineWords;
  recipe: RecipeWords;
}

/**
 * One language as a value, all of it data: callers pass it, so that a program holds only the languages it uses, and no
 * code names one. What is inside serves the engine; a caller may rely on `code`, `name` and `country`.
 */
export interface LanguagePack extends RecipeLanguage {
  /** The language's tag (BCP 47), such as `de`. */
  code: string;
  /** The language's own name. */
  name: string;
  /** Whose kitchen is meant where nothing else is known. */
  country: CountryId;
  /** How it writes numbers. */
  numbers: Notation;
  ask: AskWords;
}
