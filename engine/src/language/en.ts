import { en as askWords } from './askWords/en.ts';
import type { LanguagePack } from './languagePack.ts';
import { en as numbers } from './notation/en.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { en as recipeWords } from './recipeWords/en.ts';

/** English, for functions that take a language. */
export const en: LanguagePack = {
  code: 'en',
  name: 'English',
  country: 'us',
  numbers,
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.en,
};
