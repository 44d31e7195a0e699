import { expect, it } from 'vitest';
import { foods } from '../foods/lists/en.ts';
import { en } from '../language/en.ts';
import { scale, scalingHints } from './recipes.ts';
import { readRecipe } from './text.ts';

const CAKE = 'Ingredients\n250 g flour\n2 tsp baking powder\n3 eggs\n200 g sugar';
const FRIED = 'Ingredients\n1 liter oil for frying\n500 g potatoes';
const BROTH = 'Ingredients\n2 l chicken stock\n300 g carrots';
const JELLY = 'Ingredients\n3 packets gelatin\n500 ml apple juice';

// Expected: the rules of `recipes/scaleHints.ts`, by the FDA Food Code and joepastry.com
it.each([
  ['a cake as written', CAKE, 1, []],
  ['half a cake of three eggs', CAKE, 0.5, ['eggs']],
  ['two cakes', CAKE, 2, []],
  ['three cakes', CAKE, 3, ['leavening']],
  ['twice the frying', FRIED, 2, ['frying']],
  ['twice two liters of broth', BROTH, 2, ['cooling']],
  ['twice the jelly', JELLY, 2, ['gelatin']],
] as const)('%s', (_, text, factor, hints) => {
  const read = readRecipe(text, { languages: [en], foods });
  const scaled = read.ok ? scale(read.value, { factor }) : expect.fail(read.code);
  expect(scaled.ok && scalingHints(scaled.value)).toEqual(hints);
});
