import type { RecipeLanguage } from '@gramwise/engine/language/languagePack.ts';
import { RECIPE_LANGUAGES, recipeLanguagesStartingWith } from '@gramwise/engine/language/recipeLanguages.ts';
import type { Language } from '#catalogs/languages.ts';

/** The languages that a text is read in: the chosen one, or else any, the page's first. */
export const readerLanguages = (
  page: Language,
  chosen: Language | '',
): readonly [RecipeLanguage, ...RecipeLanguage[]] =>
  chosen ? [RECIPE_LANGUAGES[chosen]] : recipeLanguagesStartingWith(page);
