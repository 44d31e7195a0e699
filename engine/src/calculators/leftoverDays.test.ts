import { describe, expect, it } from 'vitest';
import { parseIsoDate, toIsoDate } from './calendar.ts';
import {
  isLeftoverFood,
  isStorageMethod,
  LEFTOVER_DAYS,
  LEFTOVER_FOODS,
  STORAGE_METHODS,
  STRICTER,
  safeUntil,
  stricterAdvice,
} from './leftoverDays.ts';

const date = (text: string) => parseIsoDate(text) ?? { year: 0, month: 0, day: 0 };

describe('leftovers', () => {
  // food, days and last day in the fridge, days and last day in the freezer; cooked on December 28, 2023
  it.each([
    ['cooked-meat', 4, '2024-01-01', 90, '2024-03-27'],
    ['poultry', 4, '2024-01-01', 120, '2024-04-26'],
    ['seafood', 2, '2023-12-30', 90, '2024-03-27'],
    ['rice', 4, '2024-01-01', 180, '2024-06-25'],
    ['pasta', 5, '2024-01-02', 90, '2024-03-27'],
    ['vegetables', 5, '2024-01-02', 240, '2024-08-24'],
    ['soups-stews', 4, '2024-01-01', 90, '2024-03-27'],
    ['casseroles', 4, '2024-01-01', 90, '2024-03-27'],
    ['pizza', 4, '2024-01-01', 60, '2024-02-26'],
    ['dairy', 7, '2024-01-04', 90, '2024-03-27'],
  ] as const)('%s: fridge %d days until %s, freezer %d days until %s', (food, fridge, f, freezer, z) => {
    const cold = safeUntil(date('2023-12-28'), food, 'fridge');
    const frozen = safeUntil(date('2023-12-28'), food, 'freezer');
    expect([cold.days, toIsoDate(cold.date)]).toEqual([fridge, f]);
    expect([frozen.days, toIsoDate(frozen.date)]).toEqual([freezer, z]);
  });

  it('keep longer in the freezer', () => {
    for (const food of LEFTOVER_FOODS)
      expect(LEFTOVER_DAYS[food].freezer).toBeGreaterThan(LEFTOVER_DAYS[food].fridge);
  });

  it.each(LEFTOVER_FOODS.flatMap((food) => STORAGE_METHODS.map((method) => [food, method] as const)))(
    '%s, %s: advice is called stricter only when it is',
    (food, method) => {
      const advice = stricterAdvice(food, method);
      if (advice) expect(advice.days).toBeLessThan(LEFTOVER_DAYS[food][method]);
      else expect(STRICTER[food]?.[method]).toBeUndefined();
    },
  );

  it.each([
    ['rice', 'fridge', 1],
    ['rice', 'freezer', 60],
    ['seafood', 'freezer', 60],
    ['pasta', 'freezer', 60],
    ['vegetables', 'fridge', 2],
    ['cooked-meat', 'fridge', 2],
    ['poultry', 'fridge', 2],
    ['pasta', 'fridge', 2],
    ['soups-stews', 'fridge', 2],
    ['casseroles', 'fridge', 2],
    ['pizza', 'fridge', 2],
    ['dairy', 'freezer', 60],
    ['vegetables', 'freezer', 60],
  ] as const)('%s in the %s: an agency says %d days', (food, method, days) => {
    expect(stricterAdvice(food, method)?.days).toBe(days);
  });

  // Food Standards Agency: two days for all leftovers, one for rice.
  it.each(LEFTOVER_FOODS.filter((food) => food !== 'dairy'))(
    '%s: the shortest advice for the fridge',
    (food) => {
      const days = stricterAdvice(food, 'fridge')?.days ?? LEFTOVER_DAYS[food].fridge;
      expect(days).toBe(food === 'rice' ? 1 : 2);
    },
  );

  it('recognizes its ids', () => {
    expect(LEFTOVER_FOODS.every(isLeftoverFood) && STORAGE_METHODS.every(isStorageMethod)).toBe(true);
    expect(isLeftoverFood('toString') || isStorageMethod('cellar')).toBe(false);
  });
});
