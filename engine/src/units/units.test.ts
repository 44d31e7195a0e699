import { describe, expect, it } from 'vitest';
import { convert as exact } from './convert.ts';
import { CONVERTER_UNIT_IDS, HOME_UNIT_IDS } from './specification/homeConverter.ts';
import { isKitchenUnit, KITCHEN_UNIT_IDS, type KitchenUnitId, UNITS } from './units.ts';

/** Base definitions: 231 cubic inches, UK Weights and Measures Act 1985, agreement of 1959. */
const US_GALLON = 231 * 2.54 ** 3;
const IMPERIAL_GALLON = 4546.09;
const POUND = 453.59237;

/** Milliliters or grams, worked out from the definitions and not from the table. */
const DEFINED: readonly (readonly [KitchenUnitId, number])[] = [
  ['milliliters', 1],
  ['liters', 1000],
  ['cups', US_GALLON / 16],
  ['tablespoons', US_GALLON / 256],
  ['teaspoons', US_GALLON / 768],
  ['fluid_ounces', US_GALLON / 128],
  ['grams', 1],
  ['kilograms', 1000],
  ['ounces', POUND / 16],
  ['pounds', POUND],
  ['us_legal_cup', 240],
  ['metric_cup', 250],
  ['imperial_cup', IMPERIAL_GALLON / 16],
  ['japanese_cup', 200],
  ['go', 180.3906836964688],
  ['metric_tablespoon', 15],
  ['australian_tablespoon', 20],
  ['dessertspoon', 10],
  ['metric_teaspoon', 5],
  ['pinch', US_GALLON / 768 / 16],
  ['centiliter', 10],
  ['deciliter', 100],
  ['imperial_fluid_ounce', IMPERIAL_GALLON / 160],
  ['us_gill', US_GALLON / 32],
  ['imperial_gill', IMPERIAL_GALLON / 32],
  ['us_pint', US_GALLON / 8],
  ['imperial_pint', IMPERIAL_GALLON / 8],
  ['us_quart', US_GALLON / 4],
  ['imperial_quart', IMPERIAL_GALLON / 4],
  ['us_gallon', US_GALLON],
  ['imperial_gallon', IMPERIAL_GALLON],
  ['milligram', 0.001],
  ['decagram', 10],
  ['metric_pound', 500],
  ['stick_of_butter', POUND / 4],
];

function convert(amount: number, from: KitchenUnitId, to: KitchenUnitId): number {
  const result = exact({ amount, from, to, gramsPerMl: 0.53 });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('the units of the converter', () => {
  it('begin with the ten of the specification, in its order', () => {
    expect(CONVERTER_UNIT_IDS.slice(0, HOME_UNIT_IDS.length)).toEqual(HOME_UNIT_IDS);
    expect(CONVERTER_UNIT_IDS.toSorted()).toEqual(KITCHEN_UNIT_IDS.toSorted());
  });

  it('are all checked against a definition', () => {
    expect(DEFINED.map(([id]) => id).toSorted()).toEqual(KITCHEN_UNIT_IDS.toSorted());
  });

  it.each(DEFINED)('one %s is %d', (id, size) => {
    const base = UNITS[id].kind === 'volume' ? 'milliliters' : 'grams';
    expect(Math.abs(convert(1, id, base) / size - 1)).toBeLessThan(1e-12);
  });

  it.each<[KitchenUnitId, number, KitchenUnitId]>([
    ['us_pint', 4, 'us_gill'],
    ['us_quart', 2, 'us_pint'],
    ['imperial_pint', 20, 'imperial_fluid_ounce'],
    ['imperial_quart', 4, 'imperial_cup'],
    ['australian_tablespoon', 4, 'metric_teaspoon'],
    ['metric_tablespoon', 3, 'metric_teaspoon'],
    ['metric_cup', 25, 'centiliter'],
    ['liters', 10, 'deciliter'],
  ])('one %s is %d x %s', (large, count, small) => {
    expect(convert(1, large, small)).toBeCloseTo(count, 12);
  });

  it('weighs sticks of butter and measures its tablespoons', () => {
    expect(convert(4, 'stick_of_butter', 'pounds')).toBeCloseTo(1, 4);
    const result = exact({ amount: 1, from: 'stick_of_butter', to: 'tablespoons', gramsPerMl: 0.96 });
    expect(result.ok && result.value).toBeCloseTo(8, 1);
  });

  it('comes back from every unit to every other', () => {
    for (const from of KITCHEN_UNIT_IDS)
      for (const to of KITCHEN_UNIT_IDS)
        expect(Math.abs(convert(convert(7.3, from, to), to, from) / 7.3 - 1)).toBeLessThan(1e-12);
  });

  it.each(['', 'metric cup', 'mm', 'stone', 'toString', '__proto__'])('has no unit %j', (id) => {
    expect(isKitchenUnit(id)).toBe(false);
  });
});

describe('failures', () => {
  it.each([
    [1, 'bushel', 'cups', 1, 'unknown-unit'],
    [1, 'cups', 'toString', 1, 'unknown-unit'],
    [1, 'cups', 'cm', 1, 'different-kinds'],
    [1, 'in', 'grams', 1, 'different-kinds'],
    [1, 'cups', 'grams', undefined, 'no-density'],
    [1, 'cups', 'grams', 0, 'no-density'],
    [1, 'cups', 'grams', Number.NaN, 'no-density'],
    [Number.NaN, 'cups', 'milliliters', undefined, 'not-finite'],
    [1e308, 'us_gallon', 'milliliters', undefined, 'not-finite'],
  ] as const)('%d %s to %s at %d g/ml: %s', (amount, from, to, density, code) => {
    const asked = { amount, from, to, ...(density !== undefined && { gramsPerMl: density }) };
    expect(exact(asked)).toEqual({ ok: false, code });
  });

  it('converts lengths and negative amounts', () => {
    expect(exact({ amount: 9, from: 'in', to: 'cm' })).toEqual({ ok: true, value: 22.86 });
    expect(exact({ amount: -2, from: 'liters', to: 'milliliters' })).toEqual({ ok: true, value: -2000 });
  });
});
