import { fr as askWords } from '../ask/words/fr.ts';
import { RECIPE_HEADINGS } from '../recipeText/recipeHeadings.ts';
import { fr as recipeWords } from '../recipeText/words/fr.ts';
import type { LanguagePack } from './languagePack.ts';

/** French, for functions that take a language. */
export const fr: LanguagePack = {
  code: 'fr',
  name: 'Français',
  country: 'fr',
  numbers: { decimal: ',', group: '\u202F' },
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.fr,
};
