import type { RecipeLanguage } from './recipeWords/recipeWords.ts';

/** How converted units are written, singular and plural. Units missing here are the same in all languages. */
const NAMES: Readonly<
  Record<RecipeLanguage, Readonly<Record<string, readonly [one: string, more: string]>>>
> = {
  en: { cup: ['cup', 'cups'], inch: ['inch', 'inches'], tbsp: ['tbsp', 'tbsp'], tsp: ['tsp', 'tsp'] },
  fr: {
    cup: ['tasse', 'tasses'],
    inch: ['po', 'po'],
    tbsp: ['c. à soupe', 'c. à soupe'],
    tsp: ['c. à café', 'c. à café'],
  },
  de: { cup: ['Tasse', 'Tassen'], inch: ['Zoll', 'Zoll'], tbsp: ['EL', 'EL'], tsp: ['TL', 'TL'] },
  es: {
    cup: ['taza', 'tazas'],
    inch: ['pulgada', 'pulgadas'],
    tbsp: ['cda', 'cdas'],
    tsp: ['cdta', 'cdtas'],
  },
};

/** A unit as the language writes it after a number. */
export function unitText(unit: string, value: number, language: RecipeLanguage): string {
  if (unit === 'C' || unit === 'F') return `°${unit}`;
  const [one, more] = NAMES[language][unit] ?? [unit, unit];
  return value > 1 ? more : one;
}
