import type { CountryId } from '../kitchens/kitchens.ts';
import type { AskWords } from './askWords/askWords.ts';
import type { Notation } from './notation/notation.ts';
import type { RecipeLanguage, RecipeWords } from './recipeWords/recipeWords.ts';

/**
 * One language as a value: callers pass it, so that a program holds only the languages it uses. What is inside serves
 * the engine; a caller may rely on `code`, `name` and `country`.
 */
export interface LanguagePack {
  /** The language's tag (BCP 47), such as `de`. */
  code: RecipeLanguage;
  /** The language's own name. */
  name: string;
  /** Whose kitchen is meant where nothing else is known. */
  country: CountryId;
  numbers: Notation;
  recipeWords: RecipeWords;
  askWords: AskWords;
  /** The headings of a recipe's parts. */
  headings: { yields: string; ingredients: string; steps: string };
}
