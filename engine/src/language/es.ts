import { es as askWords } from './askWords/es.ts';
import type { LanguagePack } from './languagePack.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { es as recipeWords } from './recipeWords/es.ts';
import { NOTATIONS } from './writing/notations.ts';

/** Spanish, for functions that take a language. */
export const es: LanguagePack = {
  code: 'es',
  name: 'Español',
  country: 'es',
  numbers: NOTATIONS.es,
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.es,
};
