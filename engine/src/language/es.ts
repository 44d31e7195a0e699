import { es as askWords } from '../ask/words/es.ts';
import { RECIPE_HEADINGS } from '../recipeText/recipeHeadings.ts';
import { es as recipeWords } from '../recipeText/words/es.ts';
import type { LanguagePack } from './languagePack.ts';

/** Spanish, for functions that take a language. */
export const es: LanguagePack = {
  code: 'es',
  name: 'Español',
  country: 'es',
  numbers: { decimal: ',', group: '\u202F' },
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.es,
};
