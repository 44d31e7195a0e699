// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { packsFrom } from '../../tests/packs.ts';
import { readRecipe } from '../text/recipe/readRecipe.ts';
import { extractRecipe } from './extractRecipe.ts';

const LANGUAGES = packsFrom('en');
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

function ingredientsOf(html: string) {
  const recipe = readRecipe(extractRecipe(html, LANGUAGES, parse), LANGUAGES);
  if (!recipe.ok) throw new Error(recipe.code);
  return recipe.value.lines.filter(({ kind }) => kind === 'ingredient').map(({ text }) => text);
}

const listOf = (...items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it('reads the fractions that a page shows, where its data has decimals', () => {
  const shown = ['⅓ cup onion', '1 ½ cups milk', '2 eggs', '¼ cup sugar'];
  const data = {
    '@type': 'Recipe',
    name: 'Cake',
    recipeYield: 4,
    recipeIngredient: ['0.33333334326744 cup onion', '1.5 cups milk', '2 eggs', '0.5 cup sugar'],
    recipeInstructions: ['Mix it all well.', 'Bake it for an hour.'],
  };
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Cake</h1>${listOf(...shown)}`;
  expect(ingredientsOf(html)).toEqual(['⅓ cup onion', '1 ½ cups milk', '2 eggs', '0.5 cup sugar']);
});
