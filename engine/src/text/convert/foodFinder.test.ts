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
