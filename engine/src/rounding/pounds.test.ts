import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPoundsAndOunces } from './pounds.ts';

const OUNCE = 28.349523125;
const POUND = 453.59237;

describe('pounds and ounces', () => {
  // Divided by hand by 453.59 and 28.35.
  it.each<[grams: number, value: number, unit: 'lb' | 'oz']>([
    [POUND, 1, 'lb'],
    [450, 1, 'lb'], // 0.992
    [500, 1.125, 'lb'], // 1.102
    [600, 1 + 1 / 3, 'lb'], // 1.323
    [1000, 2.25, 'lb'], // 2.205
    [2000, 4.5, 'lb'], // 4.409
    [472, 16.5, 'oz'], // 1.041 lb is 4 % from a pound; 16.65 oz
    [400, 14, 'oz'], // 14.11
    [250, 8.75, 'oz'], // 8.82
    [100, 3.5, 'oz'], // 3.53
    [50, 1.75, 'oz'], // 1.764
    [60, 2.1, 'oz'], // 2.116
    [30, 1.06, 'oz'], // 1.058
    [10, 0.35, 'oz'], // 0.353
    [1, 0.04, 'oz'], // 0.0353
    [0.1, 0.0035, 'oz'],
    [0, 0, 'oz'],
  ])('%d g are %d %s', (grams, value, unit) => {
    expect(inPoundsAndOunces([grams])).toEqual({ unit, values: [value] });
  });

  it('keep the ends of a range in one unit', () => {
    expect(inPoundsAndOunces([POUND, 2 * POUND])).toEqual({ unit: 'lb', values: [1, 2] });
    // 7.05 and 17.64 oz: below a pound nothing is counted in pounds
    expect(inPoundsAndOunces([200, 500])).toEqual({ unit: 'oz', values: [7, 17.5] });
  });

  it('count pounds of half a kilogram where they are meant', () => {
    expect(inPoundsAndOunces([1000], 500)).toEqual({ unit: 'lb', values: [2] });
    // 1.04 pounds of 500 g are 18.34 oz
    expect(inPoundsAndOunces([520], 500)).toEqual({ unit: 'oz', values: [18.5] });
  });

  it('are within 2.6 % of what is asked, from 5 g on', () => {
    fc.assert(
      fc.property(fc.double({ min: 5, max: 20_000, noNaN: true }), (grams) => {
        const { unit, values } = inPoundsAndOunces([grams]);
        const shown = (values[0] ?? 0) * (unit === 'lb' ? POUND : OUNCE);
        expect(Math.abs(shown / grams - 1)).toBeLessThan(0.029);
      }),
    );
  });
});
