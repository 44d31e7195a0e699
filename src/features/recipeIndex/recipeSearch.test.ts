import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { createRecipeSearch } from './recipeSearch.ts';

const RECIPES: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Crème Soup', 'Chickpeas, whole.', 'Onions, cream'],
    ['Pad Thai', 'Noodles.', 'Eggs, limes'],
    ['Ratatouille', 'Layers.', 'Eggplant, tomatoes'],
    ['Chicken Tenders', 'Crisp.', 'Chicken, egg, lemon'],
  ],
  fr: [
    ['Soupe à l’oignon', 'Gratinée.', 'Oignons, gruyère'],
    ['Omelette', 'Vite faite.', 'Œufs, beurre'],
  ],
  de: [
    ['Kürbissuppe', 'Im Ofen.', 'Hokkaidokürbis, Sahne'],
    ['Brathähnchen', 'Knusprig.', 'Hähnchen, Zitronen'],
  ],
  es: [
    ['Sopa de calabaza', 'Al horno.', 'Calabaza, nata'],
    ['Tortilla', 'Jugosa.', 'Huevos, patatas'],
  ],
};

describe.each<[Language, string, readonly number[]]>([
  ['en', '', [0, 1, 2, 3]],
  ['en', ' ,.* ', [0, 1, 2, 3]],
  ['en', 'soup', [0]],
  ['en', '  SOUP creme ', [0]],
  ['en', 'crè', [0]],
  ['en', 'chick', [0, 3]],
  ['en', 'peas', []],
  ['en', 'soup beef', []],
  ['en', 'egg', [1, 3]],
  ['en', 'eggs', [1, 3]],
  ['en', 'eggpl', [2]],
  ['en', 'chicken, lemon', [3]],
  ['en', 'chiken', [3]],
  ['en', 'tomatos', [2]],
  ['en', 'zzzzzz', []],
  ['fr', 'oeuf', [1]],
  ['fr', 'oignon', [0]],
  ['de', 'Suppe', [0]],
  ['de', 'Kuerbissuppe', [0]],
  ['de', 'Haehnchen', [1]],
  ['de', 'Kürbis', [0]],
  ['es', 'huevo', [1]],
  ['es', 'calabazas', [0]],
])('in %s', (language, query, found) => {
  it(`${JSON.stringify(query)} finds ${found.join(', ')}`, () => {
    const has = createRecipeSearch(language, RECIPES[language])(query);
    expect(RECIPES[language].flatMap((_, index) => (has(index) ? [index] : []))).toEqual(found);
  });
});
