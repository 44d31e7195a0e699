import { de as ask } from './askWords/de.ts';
import type { LanguagePack } from './languagePack.ts';
import { de as line } from './line/de.ts';
import { de as recipe } from './recipe/de.ts';

/** German, for functions that take a language. */
export const de: LanguagePack = {
  code: line.code,
  name: 'Deutsch',
  country: line.country,
  numbers: line.writing.numberStyle,
  line,
  recipe,
  ask: { ...ask, unlike: recipe.handling },
};
