import { expect, it } from 'vitest';
import { foods } from '../../foods/lists/en.ts';
import { lexiconOf } from '../../language/lexicon.ts';
import { en } from '../../language/line/en.ts';
import { textLine } from '../line/textLine.ts';
import { cachedFoodFinder } from './foodFinder.ts';

it('looks a line up once, and each line by itself', () => {
  const finder = cachedFoodFinder(en, foods.foods);
  const flour = textLine('2 cups flour', lexiconOf(en));
  const found = finder.inLine(flour);
  expect(found?.id).toBe('flour');
  expect(finder.inLine(flour)).toBe(found);
  expect(finder.inLine(textLine('2 cups honey', lexiconOf(en)))?.id).toBe('honey');
});

// A stated size stands: no weight of a shop's usual can beside it.
it.each<[string, packed: boolean]>([
  ['1 can corn', true],
  ['1 can corn, drained', true],
  ['1 (15-oz) can corn', false],
  ['1 can corn (15 oz)', false],
  ['1 can of corn, 15 oz', false],
  ['2 cans of tuna, 5 oz each, drained', false],
])('%s counts packs of a size that it does not say: %s', (text, packed) => {
  const found = cachedFoodFinder(en, foods.foods, { country: 'us' }).inLine(textLine(text, lexiconOf(en)));
  expect(found?.packet !== undefined).toBe(packed);
});
