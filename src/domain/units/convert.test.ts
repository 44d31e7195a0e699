import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, INGREDIENTS } from '../ingredients/ingredients.ts';
import { convertHome } from './convert.ts';
import { HOME_UNIT_IDS } from './home.ts';

/** Base units in one of each, written out a second time. */
const VOLUMES: [string, number][] = [
  ['milliliters', 1],
  ['liters', 1000],
  ['cups', 236.59],
  ['tablespoons', 14.79],
  ['teaspoons', 4.93],
  ['fluid_ounces', 29.57],
];
const WEIGHTS: [string, number][] = [
  ['grams', 1],
  ['kilograms', 1000],
  ['ounces', 28.35],
  ['pounds', 453.59],
];
const DENSITIES: [string, number][] = [
  ['water', 1],
  ['milk', 1.03],
  ['flour', 0.53],
  ['sugar', 0.85],
  ['butter', 0.96],
  ['oil', 0.92],
  ['honey', 1.42],
  ['salt', 2.16],
  ['rice', 0.78],
  ['yogurt', 1.03],
  ['cream', 0.97],
  ['cornstarch', 0.54],
  ['cocoa', 0.42],
  ['breadcrumbs', 0.38],
  ['oats', 0.35],
];

function convert(amount: number, from: string, to: string, density = 1): number {
  const result = convertHome({ amount, from, to, density });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function expectNear(actual: number, expected: number): void {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-12);
}

describe.each(DENSITIES)('every pair of units, %s', (ingredient, density) => {
  const own = INGREDIENTS[ingredient as keyof typeof INGREDIENTS].density;
  const cases = [
    ...VOLUMES.flatMap(([from, a]) => VOLUMES.map(([to, b]) => [from, to, (250 * a) / b] as const)),
    ...WEIGHTS.flatMap(([from, a]) => WEIGHTS.map(([to, b]) => [from, to, (250 * a) / b] as const)),
    ...WEIGHTS.flatMap(([from, a]) =>
      VOLUMES.map(([to, b]) => [from, to, (250 * a) / (density * b)] as const),
    ),
    ...VOLUMES.flatMap(([from, a]) => WEIGHTS.map(([to, b]) => [from, to, (250 * a * density) / b] as const)),
  ];
  it.each(cases)('250 %s in %s', (from, to, expected) => {
    expectNear(convert(250, from, to, own), expected);
  });
});

describe('known conversions, by hand', () => {
  it.each([
    [100, 'grams', 'milliliters', 1, 100],
    [1, 'cups', 'grams', 0.53, 125.3927],
    [250, 'grams', 'cups', 0.53, 1.993736],
    [1, 'cups', 'grams', 0.85, 201.1015],
    [1, 'teaspoons', 'grams', 2.16, 10.6488],
    [1, 'pounds', 'cups', 0.96, 1.997075],
    [1, 'cups', 'tablespoons', 9, 15.996619],
    [2.5, 'kilograms', 'pounds', 9, 5.511585],
    [1, 'liters', 'fluid_ounces', 9, 33.818059],
    [1, 'tablespoons', 'ounces', 1.42, 0.740804],
  ])('%d %s in %s at %d g/ml is %d', (amount, from, to, density, expected) => {
    expect(Math.abs(convert(amount, from, to, density) - expected)).toBeLessThan(1e-5);
  });
});

describe('failures', () => {
  it.each([
    [0, 'grams', 'cups', 1, 'amount-not-positive'],
    [-0, 'grams', 'cups', 1, 'amount-not-positive'],
    [-1, 'grams', 'cups', 1, 'amount-not-positive'],
    [Number.NEGATIVE_INFINITY, 'grams', 'cups', 1, 'amount-not-positive'],
    [-1, 'grams', 'bushels', 1, 'amount-not-positive'],
    [1, 'bushels', 'cups', 1, 'unknown-unit'],
    [1, 'grams', '', 1, 'unknown-unit'],
    [1, 'toString', 'cups', 1, 'unknown-unit'],
    [1, 'grams', '__proto__', 1, 'unknown-unit'],
    [1, 'grams', 'cups', 0, 'failed'],
    [1, 'grams', 'cups', -0.5, 'failed'],
    [1, 'grams', 'cups', Number.NaN, 'failed'],
    [1, 'cups', 'grams', Number.POSITIVE_INFINITY, 'failed'],
    [Number.NaN, 'grams', 'cups', 1, 'failed'],
    [Number.POSITIVE_INFINITY, 'grams', 'cups', 1, 'failed'],
    [1e308, 'pounds', 'grams', 1, 'failed'],
  ])('%d %s to %s at %d is %s', (amount, from, to, density, code) => {
    expect(convertHome({ amount, from, to, density })).toEqual({ ok: false, code });
  });

  it('does not ask for a density where none is needed', () => {
    expect(convertHome({ amount: 2, from: 'liters', to: 'milliliters', density: Number.NaN })).toEqual({
      ok: true,
      value: 2000,
    });
  });
});

describe('properties', () => {
  const unit = fc.constantFrom(...HOME_UNIT_IDS);
  const density = fc.constantFrom(...INGREDIENT_IDS).map((id) => INGREDIENTS[id].density);
  const amount = fc.double({ min: 1e-6, max: 1e9, noNaN: true });

  it('comes back from a round trip', () => {
    fc.assert(
      fc.property(amount, unit, unit, density, (value, from, to, d) => {
        expectNear(convert(convert(value, from, to, d), to, from, d), value);
      }),
    );
  });

  it('grows in proportion', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1000 }), unit, unit, density, (value, n, from, to, d) => {
        expectNear(convert(value * n, from, to, d), convert(value, from, to, d) * n);
      }),
    );
  });

  it('keeps the order', () => {
    fc.assert(
      fc.property(amount, amount, unit, unit, density, (a, b, from, to, d) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(convert(less, from, to, d)).toBeLessThanOrEqual(convert(more, from, to, d));
      }),
    );
  });

  it('takes the same way through any third unit', () => {
    fc.assert(
      fc.property(amount, unit, unit, unit, density, (value, from, via, to, d) => {
        expectNear(convert(convert(value, from, via, d), via, to, d), convert(value, from, to, d));
      }),
    );
  });

  it('never gives NaN or an infinity, and never throws', () => {
    const id = fc.oneof(unit, fc.string());
    fc.assert(
      fc.property(fc.double(), id, id, fc.double(), (value, from, to, d) => {
        const result = convertHome({ amount: value, from, to, density: d });
        if (result.ok) expect(Number.isFinite(result.value)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
