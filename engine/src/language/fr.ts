import { fr as askWords } from './askWords/fr.ts';
import type { LanguagePack } from './languagePack.ts';
import { fr as numbers } from './notation/fr.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { fr as recipeWords } from './recipeWords/fr.ts';

/** French, for functions that take a language. */
export const fr: LanguagePack = {
  code: 'fr',
  name: 'Français',
  country: 'fr',
  numbers,
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.fr,
};
