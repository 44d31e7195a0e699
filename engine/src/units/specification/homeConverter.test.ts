import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, INGREDIENTS } from '../../foods/ingredients.ts';
import { KITCHEN_UNIT_IDS, UNITS } from '../units.ts';
import { convertHome, HOME_UNIT_IDS, type HomeUnitId } from './homeConverter.ts';

function convert(amount: number, from: string, to: string, density = 1): number {
  const result = convertHome({ amount, from, to, density });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function expectNear(actual: number, expected: number): void {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-12);
}

/**
 * Exact legal definitions in ml and g: US gallon = 231 cubic inches of 2.54 cm (NIST Handbook 44, appendix C),
 * international pound = 0.45359237 kg (agreement of 1959). The units of the site are rounded to two decimals.
 */
const EXACT: Readonly<Record<HomeUnitId, number>> = {
  milliliters: 1,
  liters: 1000,
  cups: 236.588_236_5,
  tablespoons: 14.786_764_781_25,
  teaspoons: 4.928_921_593_75,
  fluid_ounces: 29.573_529_562_5,
  grams: 1,
  kilograms: 1000,
  ounces: 28.349_523_125,
  pounds: 453.592_37,
};

/** The largest relative error of factors rounded to 0.01: that of the smallest unit, the teaspoon. */
const ROUNDING = 0.005 / 4.92;

describe('every unit matches its legal definition', () => {
  it.each(HOME_UNIT_IDS)('one of %s', (id) => {
    const base = UNITS[id].kind === 'volume' ? 'milliliters' : 'grams';
    expect(Math.abs(convert(1, id, base) / EXACT[id] - 1)).toBeLessThan(ROUNDING);
    expect(Math.abs(convert(1, base, id) * EXACT[id] - 1)).toBeLessThan(ROUNDING);
  });
});

describe("calculated by hand from the specification's factors and densities", () => {
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
    [8, 'ounces', 'fluid_ounces', 0.92, 8.336886],
    [3, 'teaspoons', 'tablespoons', 9, 1],
    [100, 'grams', 'teaspoons', 0.42, 48.295181],
    [1, 'pounds', 'liters', 0.78, 0.581526],
    [0.5, 'liters', 'kilograms', 1.03, 0.515],
    [2, 'fluid_ounces', 'pounds', 1.03, 0.134294],
    [1, 'kilograms', 'milliliters', 2.16, 462.962963],
    [12, 'ounces', 'grams', 9, 340.2],
    [250, 'milliliters', 'cups', 9, 1.05668],
    [1, 'cups', 'teaspoons', 9, 47.989858],
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

  it('ignores the density between units of the same kind', () => {
    expect(convertHome({ amount: 2, from: 'liters', to: 'milliliters', density: Number.NaN })).toEqual({
      ok: true,
      value: 2000,
    });
  });
});

describe('properties', () => {
  const unit = fc.constantFrom(...KITCHEN_UNIT_IDS);
  const density = fc.constantFrom(...INGREDIENT_IDS).map((id) => INGREDIENTS[id].density);
  const amount = fc.double({ min: 1e-6, max: 1e9, noNaN: true });

  it('survives a round trip', () => {
    fc.assert(
      fc.property(amount, unit, unit, density, (value, from, to, d) => {
        expectNear(convert(convert(value, from, to, d), to, from, d), value);
      }),
    );
  });

  it('is proportional', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1000 }), unit, unit, density, (value, n, from, to, d) => {
        expectNear(convert(value * n, from, to, d), convert(value, from, to, d) * n);
      }),
    );
  });

  it('preserves order', () => {
    fc.assert(
      fc.property(amount, amount, unit, unit, density, (a, b, from, to, d) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(convert(less, from, to, d)).toBeLessThanOrEqual(convert(more, from, to, d));
      }),
    );
  });

  it('is transitive: going through a third unit changes nothing', () => {
    fc.assert(
      fc.property(amount, unit, unit, unit, density, (value, from, via, to, d) => {
        expectNear(convert(convert(value, from, via, d), via, to, d), convert(value, from, to, d));
      }),
    );
  });

  it('never returns NaN or Infinity and never throws', () => {
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
