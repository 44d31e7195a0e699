import { de as askWords } from './askWords/de.ts';
import type { LanguagePack } from './languagePack.ts';
import { de as numbers } from './notation/de.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { de as recipeWords } from './recipeWords/de.ts';

/** German, for functions that take a language. */
export const de: LanguagePack = {
  code: 'de',
  name: 'Deutsch',
  country: 'de',
  numbers,
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.de,
};
