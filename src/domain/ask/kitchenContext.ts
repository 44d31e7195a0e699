import type { Kitchen } from '../kitchens/kitchen.ts';
import type { Lexicon } from '../recipeText/lexicon.ts';
import type { ListedNames } from '../recipeText/listedNames.ts';
import type { RecipeLanguage } from '../recipeText/words/recipeWords.ts';
import type { AskWords } from './words/askWords.ts';

/** The words of a language's questions and the names of its foods. */
export interface KnownLanguage {
  words: AskWords;
  names: ListedNames;
}

/** What a question is answered with. */
export interface AskContext {
  /** The language of the page, which counts where a question fits several. */
  language: RecipeLanguage;
  kitchen: Kitchen;
  /** The words of recipes of the languages that are loaded; that of the page is one of them. */
  lexicons: Readonly<Partial<Record<RecipeLanguage, Lexicon>>>;
  /** What else is loaded of such languages, so that questions are read in them; that of the page is one of them. */
  known: Readonly<Partial<Record<RecipeLanguage, KnownLanguage>>>;
}
