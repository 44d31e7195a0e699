import { describe, expect, it } from 'vitest';
import { convertHome, HOME_UNIT_IDS } from './homeConverter.ts';

describe('home units', () => {
  it('has these units, in menu order', () => {
    expect(HOME_UNIT_IDS).toEqual([
      'milliliters',
      'liters',
      'cups',
      'tablespoons',
      'teaspoons',
      'fluid_ounces',
      'grams',
      'kilograms',
      'ounces',
      'pounds',
    ]);
  });

  // Cooks take these as exact, so the rounded factors must agree to two decimals.
  it.each([
    ['cups', 'tablespoons', 16],
    ['cups', 'teaspoons', 48],
    ['cups', 'fluid_ounces', 8],
    ['tablespoons', 'teaspoons', 3],
    ['fluid_ounces', 'tablespoons', 2],
    ['pounds', 'ounces', 16],
    ['liters', 'milliliters', 1000],
    ['kilograms', 'grams', 1000],
  ] as const)('one of %s is %s x %d', (large, small, count) => {
    const result = convertHome({ amount: 1, from: large, to: small, density: 1 });
    expect(result.ok && Math.abs(result.value / count - 1)).toBeLessThan(0.0006);
  });
});
