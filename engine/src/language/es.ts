import { es as askWords } from './askWords/es.ts';
import type { LanguagePack } from './languagePack.ts';
import { es as numbers } from './notation/es.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';
import { es as recipeWords } from './recipeWords/es.ts';

/** Spanish, for functions that take a language. */
export const es: LanguagePack = {
  code: 'es',
  name: 'Español',
  country: 'es',
  numbers,
  recipeWords,
  askWords,
  headings: RECIPE_HEADINGS.es,
};
