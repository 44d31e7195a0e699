import { expect, it } from 'vitest';
import { recipe } from '#tests/reader/converted.ts';
import { pastedRecipe } from './pastedRecipe.ts';

// As the page says that it makes
it.each([
  ['Serves 4', {}, { factor: 1, serves: { low: 4, high: 4 } }],
  ['Serves 4', { servings: 8 }, { factor: 2, serves: { low: 8, high: 8 } }],
  ['Serves 4 to 6', { scale: 2 }, { factor: 2, serves: { low: 8, high: 12 } }],
  ['Makes 1 loaf (12 slices)', { scale: 2 }, { factor: 2, serves: { low: 24, high: 24 } }],
  ['', { scale: 3 }, { factor: 3, serves: null }],
] as const)('%j with %j is %j', (serves, settings, expected) => {
  const text = `Cake\n${serves}\n\nIngredients\n200 g flour\n100 g sugar`;
  const { factor, serves: found } = pastedRecipe(recipe(text, 'en', settings), text, {});
  expect({ factor, serves: found && { low: found.low, high: found.high } }).toEqual(expected);
});
