import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cupsOf,
  millilitersOf,
  ouncesOf,
  TABLE_MEASURES,
  type TableMeasure,
  withMeasures,
} from './foodMeasures.ts';

describe('measures', () => {
  it('go from 1/8 teaspoon to 4 cups, each larger than the one before', () => {
    const cups = TABLE_MEASURES.map(cupsOf);
    expect(cups).toEqual([...cups].sort((a, b) => a - b));
    expect(cups[0]).toBeCloseTo(1 / 384, 12);
    expect(cups.at(-1)).toBe(4);
  });

  it.each([
    [{ count: 1, unit: 'cup' }, 236.588],
    [{ count: 1, unit: 'tablespoon' }, 14.787],
    [{ count: 1, unit: 'teaspoon' }, 4.929],
  ] as const)('%j in milliliters, as NIST has it', (measure, milliliters) => {
    expect(millilitersOf(measure)).toBeCloseTo(milliliters, 3);
  });

  it('knows the ounce', () => {
    expect(ouncesOf(453.59237)).toBeCloseTo(16, 10);
  });
});

describe('withMeasures', () => {
  const cups = (count: number): TableMeasure => ({ count, unit: 'cup' });
  const spoons = (count: number): TableMeasure => ({ count, unit: 'tablespoon' });
  const teaspoons = (count: number): TableMeasure => ({ count, unit: 'teaspoon' });

  it.each([
    [1, [cups(1)]],
    [0.8, [cups(0.75), teaspoons(2)]], // 100 g of flour
    [50 / 339, [spoons(2), teaspoons(1)]], // 50 g of honey
    [100 / 220, [cups(0.25), spoons(3), teaspoons(1)]],
    [0.001, [teaspoons(1)]],
    [8.01, [cups(8)]],
    [2.26, [cups(2.25)]],
  ])('%d cups', (amount, parts) => {
    expect(withMeasures(amount)).toEqual(parts);
  });

  it('is never off by more than half a teaspoon, or half a tablespoon from 2 cups on', () => {
    fc.assert(
      fc.property(fc.double({ min: 1 / 48, max: 200, noNaN: true }), (amount) => {
        const total = withMeasures(amount).reduce((sum, part) => sum + cupsOf(part), 0);
        expect(Math.abs(total - amount)).toBeLessThanOrEqual((amount < 2 ? 0.5 / 48 : 0.5 / 16) + 1e-9);
      }),
    );
  });
});
