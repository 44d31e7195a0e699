import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertHome } from './homeConverter.ts';
import { convertMultiVolume, isMultiVolumeUnit, MULTI_VOLUME_UNIT_IDS } from './multiCalculator.ts';

/** Milliliters in one unit, from the specification. */
const MILLILITERS = [
  ['cup', 240],
  ['tbsp', 15],
  ['tsp', 5],
  ['ml', 1],
  ['l', 1000],
  ['floz', 29.57],
  ['pint', 473.18],
  ['quart', 946.35],
  ['gallon', 3785.41],
] as const;

describe('convertMultiVolume', () => {
  it('has exactly these units', () => {
    expect(MULTI_VOLUME_UNIT_IDS).toEqual(MILLILITERS.map(([id]) => id));
  });

  it.each(MILLILITERS)('1 %s is %d ml, and vice versa', (id, milliliters) => {
    expect(convertMultiVolume(1, id, 'ml')).toEqual({ ok: true, value: milliliters });
    const back = convertMultiVolume(milliliters, 'ml', id);
    expect(back.ok && back.value).toBeCloseTo(1, 9);
  });

  it('converts zero', () => {
    expect(convertMultiVolume(0, 'cup', 'ml')).toEqual({ ok: true, value: 0 });
    expect(convertMultiVolume(-0, 'cup', 'ml')).toEqual({ ok: true, value: 0 });
  });

  it.each([null, -0.1, -5, Number.NaN, Infinity, -Infinity, 1e308])('refuses %j', (amount) => {
    expect(convertMultiVolume(amount, 'gallon', 'ml')).toEqual({ ok: false, code: 'invalid-number' });
  });

  it('has a different cup from the home converter, but the same fluid ounce', () => {
    const home = (from: string) => convertHome({ amount: 1, from, to: 'milliliters', density: 1 });
    expect(convertMultiVolume(1, 'cup', 'ml')).not.toEqual(home('cups'));
    expect(convertMultiVolume(1, 'floz', 'ml')).toEqual(home('fluid_ounces'));
  });

  it.each([
    ['cup', 'tbsp', 16],
    ['tbsp', 'tsp', 3],
    ['quart', 'pint', 2],
    ['gallon', 'quart', 4],
  ] as const)('one %s is %s x %d', (large, small, count) => {
    const result = convertMultiVolume(1, large, small);
    expect(result.ok && result.value).toBeCloseTo(count, 3);
  });

  it('survives a round trip, or says why not', () => {
    const unit = fc.constantFrom(...MULTI_VOLUME_UNIT_IDS);
    fc.assert(
      fc.property(fc.double(), unit, unit, (amount, from, to) => {
        const there = convertMultiVolume(amount, from, to);
        if (!there.ok) return;
        expect(Number.isFinite(there.value)).toBe(true);
        const back = convertMultiVolume(there.value, to, from);
        if (back.ok && amount > 1e-300) expect(Math.abs(back.value / amount - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('recognizes its units', () => {
    expect(isMultiVolumeUnit('floz')).toBe(true);
    expect(isMultiVolumeUnit('fl oz')).toBe(false);
  });
});
