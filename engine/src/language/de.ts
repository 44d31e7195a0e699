import { de as askWords } from '../ask/words/de.ts';
import { RECIPE_HEADINGS } from '../recipeText/recipeHeadings.ts';
import { de as recipeWords } from '../recipeText/words/de.ts';
import type { LanguagePack } from './languagePack.ts';

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
