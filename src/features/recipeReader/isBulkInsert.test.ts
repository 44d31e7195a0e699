import { expect, test } from 'vitest';
import { isBulkInsert } from './isBulkInsert.ts';

const RECIPE = '2 cups flour\n1 cup milk\n3 eggs';

test.each([
  ['a recipe into an empty field', '', RECIPE, true],
  ['a recipe in place of another', '1 cup rice\n2 cups water\n1 tsp salt', RECIPE, true],
  ['lines into a recipe', RECIPE, RECIPE.replace('\n', '\n1 tsp baking powder\n1/4 tsp salt\n'), true],
  ['a key', '', '2', false],
  ['a key at the end', RECIPE, `${RECIPE} `, false],
  ['a key in the middle', RECIPE, RECIPE.replace('flour', 'fflour'), false],
  ['a word that a keyboard suggests', RECIPE, `${RECIPE}\nbittersweet chocolate`, false],
  ['a cut', RECIPE, '3 eggs', false],
  ['a doubled text, minus a line', `${RECIPE}\n${RECIPE}`, RECIPE, false],
])('%s', (_, before, after, whole) => {
  expect(isBulkInsert(before, after)).toBe(whole);
});
