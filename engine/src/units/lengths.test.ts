import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertLength } from './lengths.ts';
import { isLengthUnit, LENGTH_UNIT_IDS } from './units.ts';

/** Millimeters in one unit, from the specification. */
const MILLIMETERS: [string, number][] = [
  ['mm', 1],
  ['cm', 10],
  ['in', 25.4],
  ['ft', 304.8],
  ['yd', 914.4],
  ['m', 1000],
];

describe('convertLength', () => {
  it('has these units, in menu order', () => {
    expect(LENGTH_UNIT_IDS).toEqual(MILLIMETERS.map(([id]) => id));
  });

  it.each(MILLIMETERS)('1 %s is %d mm, and vice versa', (id, millimeters) => {
    expect(convertLength(1, id, 'mm')).toBeCloseTo(millimeters, 9);
    expect(convertLength(millimeters, 'mm', id)).toBeCloseTo(1, 9);
  });

  it.each([
    [1, 'in', 'cm', 2.54],
    [1, 'ft', 'in', 12],
    [1, 'yd', 'ft', 3],
    [1, 'm', 'yd', 1.093_613_298],
    [-3, 'in', 'mm', -76.2],
    [0, 'm', 'ft', 0],
  ])('%d %s in %s is %d', (value, from, to, expected) => {
    expect(convertLength(value, from, to)).toBeCloseTo(expected, 9);
  });

  it.each([
    [null, 'in', 'cm'],
    [Number.NaN, 'in', 'cm'],
    [Infinity, 'in', 'cm'],
    [1e308, 'yd', 'mm'],
    [1, 'inch', 'cm'],
    [1, 'in', ''],
    [1, 'toString', 'cm'],
    [1, 'in', '__proto__'],
    [-0, 'in', 'cm'],
  ])('%j %s in %s is 0', (value, from, to) => {
    expect(convertLength(value, from, to)).toBe(0);
  });

  it('survives a round trip and is always finite', () => {
    const unit = fc.constantFrom(...LENGTH_UNIT_IDS);
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), unit, unit, (value, from, to) => {
        const back = convertLength(convertLength(value, from, to), to, from);
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-12 + 1e-300);
      }),
    );
    fc.assert(
      fc.property(
        fc.double(),
        fc.oneof(unit, fc.string()),
        fc.oneof(unit, fc.string()),
        (value, from, to) => {
          expect(Number.isFinite(convertLength(value, from, to))).toBe(true);
        },
      ),
    );
  });

  it('recognizes its units', () => {
    expect(LENGTH_UNIT_IDS.every(isLengthUnit)).toBe(true);
    expect(isLengthUnit('km')).toBe(false);
  });
});
