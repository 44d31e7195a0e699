import { fr as ask } from './askWords/fr.ts';
import type { LanguagePack } from './languagePack.ts';
import { fr as line } from './line/fr.ts';
import { fr as recipe } from './recipe/fr.ts';

/** French, for functions that take a language. */
export const fr: LanguagePack = {
  code: line.code,
  name: 'Français',
  country: line.country,
  numbers: line.writing.numberStyle,
  line,
  recipe,
  ask: { ...ask, unlike: recipe.handling },
};
