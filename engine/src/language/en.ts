import { en as askWords } from '../ask/words/en.ts';
import { RECIPE_HEADINGS } from '../recipeText/recipeHeadings.ts';
import { en as recipeWords } from '../recipeText/words/en.ts';
import type { LanguagePack } from './languagePack.ts';

/** English, for functions that take a language. */
export const en: LanguagePack = {
  code: 'en',
  name: 'English',
  country: 'us',
  numbers: { decimal: '.', group: ',' },
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.en,
};
