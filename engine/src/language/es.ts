import { es as ask } from './askWords/es.ts';
import type { LanguagePack } from './languagePack.ts';
import { es as line } from './line/es.ts';
import { es as recipe } from './recipe/es.ts';

/** Spanish, for functions that take a language. */
export const es: LanguagePack = {
  code: line.code,
  name: 'Español',
  country: line.country,
  numbers: line.writing.numberStyle,
  line,
  recipe,
  ask: { ...ask, unlike: recipe.handling },
};
