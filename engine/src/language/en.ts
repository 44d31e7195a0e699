import { en as askWords } from './askWords/en.ts';
import type { LanguagePack } from './languagePack.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { en as recipeWords } from './recipeWords/en.ts';
import { NOTATIONS } from './writing/notations.ts';

/** English, for functions that take a language. */
export const en: LanguagePack = {
  code: 'en',
  name: 'English',
  country: 'us',
  numbers: NOTATIONS.en,
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.en,
};
