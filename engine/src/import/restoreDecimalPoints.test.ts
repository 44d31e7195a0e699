// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { listOf, readPage } from '../../tests/readPage.ts';

const ingredientsOf = (html: string) => readPage(html).ingredients;

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
