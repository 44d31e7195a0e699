import { de as askWords } from './askWords/de.ts';
import type { LanguagePack } from './languagePack.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { de as recipeWords } from './recipeWords/de.ts';
import { NOTATIONS } from './writing/notations.ts';

/** German, for functions that take a language. */
export const de: LanguagePack = {
  code: 'de',
  name: 'Deutsch',
  country: 'de',
  numbers: NOTATIONS.de,
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.de,
};
