import { de as askWords } from './askWords/de.ts';
import type { LanguagePack } from './languagePack.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { de as recipeWords } from './recipeWords/de.ts';

/** German, for functions that take a language. */
export const de: LanguagePack = {
  code: 'de',
  name: 'Deutsch',
  country: 'de',
  numbers: { decimal: ',', group: '.' },
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.de,
};
