import * as found from '@gramwise/engine/import/extractRecipe.ts';
import type { ParseHtml } from '@gramwise/engine/import/htmlPage.ts';
import { recipeLanguagesStartingWith } from '@gramwise/engine/language/recipeLanguages.ts';
import type { Language } from '#catalogs/languages.ts';

/** A separate document whose scripts never run and whose images are never fetched. */
const parse: ParseHtml = (markup) => new DOMParser().parseFromString(markup, 'text/html');

/** The recipe to read in pasted text. */
export const foundRecipe = (text: string, otherwise: Language) =>
  found.extractRecipe(text, recipeLanguagesStartingWith(otherwise), parse);

/** The recipe to read in a file; null if the file is data without a recipe. */
export const recipeInFile = (name: string, text: string, otherwise: Language) =>
  found.extractRecipeFromFile({ name, text }, recipeLanguagesStartingWith(otherwise), parse);
