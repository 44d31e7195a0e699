import type { Kitchen } from '../kitchens/kitchen.ts';
import type { ListedNames } from '../recipeText/listedNames.ts';
import type { RecipeLanguage } from '../recipeText/words/recipeWords.ts';

/** What a question is answered with. */
export interface AskContext {
  /** The language of the page, which counts where a question fits several. */
  language: RecipeLanguage;
  kitchen: Kitchen;
  /** The names of foods in the languages that are loaded. */
  names: Readonly<Partial<Record<RecipeLanguage, ListedNames>>>;
}
