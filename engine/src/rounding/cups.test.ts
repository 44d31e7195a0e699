import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inCupsAndSpoons } from './cups.ts';
import type { MeasureSizes } from './spoons.ts';

const US: MeasureSizes = { cup: 236.5882365, tablespoon: 14.78676478125, teaspoon: 4.92892159375 };
const SPOONS_ONLY: MeasureSizes = { cup: null, tablespoon: 15, teaspoon: 5 };

const written = (milliliters: readonly number[], sizes: MeasureSizes) =>
  inCupsAndSpoons(milliliters, sizes)
    .map(({ unit, values }) => `${values.join('-')} ${unit}`)
    .join(' + ');

describe('cups and spoons', () => {
  it.each<[sizes: MeasureSizes, milliliters: readonly number[], string]>([
    [US, [236.6], '1 cup'],
    [US, [93.6], '0.3333333333333333 cup + 1 tbsp'], // 78.9 + 14.8
    [US, [0.1], '1 pinch'],
    [US, [0], '0 tsp'],
    [US, [300_000], '1268 cup'],
    [SPOONS_ONLY, [300], '20 tbsp'],
    // 1.25 and 1.67 cups
    [US, [295.7, 394.3], '1.25-1.6666666666666667 cup'],
    // 1 and 2 of 14.8; 0.06 cup would be none
    [US, [15, 30], '1-2 tbsp'],
    [US, [59.1, 118.3], '0.25-0.5 cup'],
    [US, [5, 10], '1-2 tsp'],
    [SPOONS_ONLY, [15, 60], '1-4 tbsp'],
  ])('of %o: %j ml are %s', (sizes, milliliters, expected) => {
    expect(written(milliliters, sizes)).toBe(expected);
  });

  it('never turn the ends of a range round, and never show none', () => {
    const volume = fc.double({ min: 0.05, max: 5000, noNaN: true });
    fc.assert(
      fc.property(volume, volume, fc.constantFrom(US, SPOONS_ONLY), (a, b, sizes) => {
        for (const { values } of inCupsAndSpoons([Math.min(a, b), Math.max(a, b)], sizes)) {
          const [low = 0, high = low] = values;
          expect(low).toBeGreaterThan(0);
          expect(high).toBeGreaterThanOrEqual(low);
        }
      }),
    );
  });
});
