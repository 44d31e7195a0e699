import { en as ask } from './askWords/en.ts';
import type { LanguagePack } from './languagePack.ts';
import { en as line } from './line/en.ts';
import { en as recipe } from './recipe/en.ts';

/** English, for functions that take a language. */
export const en: LanguagePack = {
  code: line.code,
  name: 'English',
  country: line.country,
  numbers: line.writing.numberStyle,
  line,
  recipe,
  ask: { ...ask, unlike: recipe.handling },
};
