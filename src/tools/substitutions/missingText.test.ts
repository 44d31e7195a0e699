import { readMissingFood } from '@gramwise/engine/ask/missingFood.ts';
import { READERS } from '@gramwise/engine/ask/readers.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { isCounted, leadsToSubstitutes } from './linkedFoods.ts';
import { missingText } from './missingText.ts';

const BUTTERMILK = { id: 'buttermilk', name: 'Buttermilk' };

it.each([
  ['en', { unit: 'ml', value: 236.588 }, BUTTERMILK, '237 ml buttermilk'],
  ['en', { unit: 'g', value: 1500 }, BUTTERMILK, '1500 g buttermilk'],
  ['en', { unit: 'ml', value: 4.929 }, BUTTERMILK, '4.93 ml buttermilk'],
  ['de', { unit: 'g', value: 12.25 }, { id: 'sugar', name: 'Zucker' }, '12,3 g Zucker'],
  ['fr', { unit: 'piece', value: 2 }, { id: 'whole-egg', name: 'Œuf' }, '2 œuf'],
  // A packet of it is not a baking powder
  ['en', { unit: 'piece', value: 1 }, { id: 'baking-powder', name: 'Baking Powder' }, 'baking Powder'],
  ['en', null, BUTTERMILK, 'buttermilk'],
] as const)('in %s, %j of %j is %s', (language, quantity, food, text) => {
  expect(missingText(language, quantity, food)).toBe(text);
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const foods = allFoods(language).filter(({ id }) => leadsToSubstitutes(id));
  const read = (text: string) => readMissingFood(text, contextIn(language), READERS);

  it.each(['g', 'ml'] as const)('the page reads back every food and its amount in %s', (unit) => {
    const kind = { g: 'grams', ml: 'milliliters' } as const;
    for (const food of foods) {
      const text = missingText(language, { unit, value: 125.4 }, food);
      expect([text, read(text)]).toEqual([text, { foods: expect.any(Array), amount: { [kind[unit]]: 125 } }]);
      expect([text, read(text)?.foods[0]]).toEqual([text, food.id]);
    }
  });

  it('the page reads back what is counted', () => {
    for (const food of foods.filter(({ id }) => isCounted(id))) {
      const text = missingText(language, { unit: 'piece', value: 3 }, food);
      expect([text, read(text)?.foods[0], read(text)?.amount?.pieces]).toEqual([text, food.id, 3]);
    }
  });
});
