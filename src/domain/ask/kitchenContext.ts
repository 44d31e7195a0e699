import type { Kitchen } from '../kitchens/kitchen.ts';
import type { ListedNames } from '../recipeText/listedNames.ts';
import type { RecipeLanguage } from '../recipeText/words/recipeWords.ts';
import type { AskWords } from './words/askWords.ts';

/** What is known of a language: the words of its questions and the names of its foods. */
export interface KnownLanguage {
  words: AskWords;
  names: ListedNames;
}

/** What a question is answered with. */
export interface AskContext {
  /** The language of the page, which counts where a question fits several. */
  language: RecipeLanguage;
  kitchen: Kitchen;
  /** The languages that are loaded; that of the page is one of them. */
  known: Readonly<Partial<Record<RecipeLanguage, KnownLanguage>>>;
}
