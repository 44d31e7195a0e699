import { describe, expect, it } from 'vitest';
import { HOUSEHOLD_WEIGHTS, NUTRIENTS } from './nutrients.ts';

/** Acids, alcohol and leavening acids have other energy values than the 4 kcal of carbohydrates, or are none. */
const NOT_BY_ATWATER = ['lemons', 'lemon-juice', 'lime-juice', 'white-wine', 'baking-powder'];

describe.each(Object.entries(NUTRIENTS))('%s', (food, [ndb, calories, protein, carbs, fat, fiber]) => {
  it('has an NDB number', () => {
    expect(String(ndb)).toMatch(/^\d{4,5}$/);
  });

  it('contains no more than it weighs', () => {
    for (const grams of [protein, carbs, fat, fiber]) expect(grams).toBeGreaterThanOrEqual(0);
    expect(fiber).toBeLessThanOrEqual(carbs);
    expect(protein + carbs + fat).toBeLessThanOrEqual(100);
  });

  it.skipIf(NOT_BY_ATWATER.includes(food))('has the calories of what it holds', () => {
    const expected = 4 * protein + 4 * (carbs - fiber) + 2 * fiber + 9 * fat;
    expect(Math.abs(calories - expected)).toBeLessThanOrEqual(0.2 * calories);
  });
});

it('has household weights only for foods with figures', () => {
  expect(Object.keys(HOUSEHOLD_WEIGHTS).filter((food) => !(food in NUTRIENTS))).toEqual([]);
});
