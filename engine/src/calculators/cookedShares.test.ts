import { expect, it } from 'vitest';
import { COOKED_FOODS } from '../foods/table/cookedFoods.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { COOKED_SHARES, cookedShare, type SwellingFoodId } from './cookedShares.ts';

const FOODS = Object.keys(COOKED_SHARES) as SwellingFoodId[];

/** Percent of dry matter in the food's row of USDA. */
const dryMatter = (food: keyof typeof NUTRIENTS) => 100 - (NUTRIENTS[food]?.[1] ?? 100);

// The row of chickpeas is that of cans
it.each(FOODS.filter((food) => food !== 'chickpeas-dry'))('%s keeps its dry matter', (food) => {
  const cooked = COOKED_FOODS[food];
  // Cooked barley has the nutrients of cooked brown rice
  if (cooked && food !== 'pearl-barley')
    expect(dryMatter(food) / COOKED_SHARES[food]).toBeCloseTo(dryMatter(cooked), 1);
  expect(COOKED_SHARES[food]).toBeGreaterThan(2);
  expect(COOKED_SHARES[food]).toBeLessThan(6);
});

it('counts a kind as what it is a kind of', () => {
  expect(cookedShare({ id: 'penne', of: 'pasta-dried' })).toBe(COOKED_SHARES['pasta-dried']);
  expect(cookedShare({ id: 'chicken' })).toBeNull();
});
