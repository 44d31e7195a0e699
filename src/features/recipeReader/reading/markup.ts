import * as found from '@gramwise/engine/import/extractRecipe.ts';
import type { ParseHtml } from '@gramwise/engine/import/htmlPage.ts';
import { recipeLanguagesStartingWith } from '@gramwise/engine/language/recipeLanguages.ts';
import type { Language } from '#catalogs/languages.ts';

/** A separate document whose scripts never run and whose images are never fetched. */
export const parseHtml: ParseHtml = (markup) => new DOMParser().parseFromString(markup, 'text/html');

/** The recipe to read in pasted text. */
export const findPastedRecipe = (text: string, fallback: Language) =>
  found.extractRecipe(text, recipeLanguagesStartingWith(fallback), parseHtml);
