import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertOven, OVEN_SCALES } from './convertOven.ts';

describe('convertOven', () => {
  it.each([
    [180, 'celsius', 'fahrenheit', 356, null, true],
    [180, 'celsius', 'kelvin', 453.15, null, true],
    [180, 'celsius', 'gas-mark', 4, '4', false],
    [350, 'fahrenheit', 'gas-mark', 4, '4', true],
    [350, 'fahrenheit', 'celsius', 176.666_666_666_7, null, true],
    [350, 'fahrenheit', 'kelvin', 449.816_666_666_7, null, true],
    [453.15, 'kelvin', 'gas-mark', 4, '4', false],
    [453.15, 'kelvin', 'celsius', 180, null, true],
    [453.15, 'kelvin', 'fahrenheit', 356, null, true],
    [4, 'gas-mark', 'fahrenheit', 350, null, true],
    [4, 'gas-mark', 'celsius', 176.666_666_666_7, null, true],
    [4, 'gas-mark', 'kelvin', 449.816_666_666_7, null, true],
    [4, 'gas-mark', 'gas-mark', 4, '4', true],
    [0.25, 'gas-mark', 'fahrenheit', 225, null, true],
    [0.5, 'gas-mark', 'celsius', 121.111_111_111_1, null, true],
    [10, 'gas-mark', 'celsius', 260, null, true],
    [110, 'celsius', 'gas-mark', 0.25, '1/4', false],
    [120, 'celsius', 'gas-mark', 0.5, '1/2', false],
    [190, 'celsius', 'celsius', 190, null, true],
    [-18, 'celsius', 'fahrenheit', -0.4, null, true],
  ] as const)('%d %s in %s is %d', (value, from, to, expected, gasMark, exact) => {
    const result = convertOven({ value, from, to });
    if (!result.ok) throw new Error(result.code);
    expect(result.value.value).toBeCloseTo(expected, 9);
    expect(result.value).toMatchObject({ gasMark, exact });
  });

  it.each([
    [3.5, 'gas-mark', 'celsius', 'unknown-gas-mark'],
    [0, 'gas-mark', 'celsius', 'unknown-gas-mark'],
    [-1, 'gas-mark', 'gas-mark', 'unknown-gas-mark'],
    [20, 'celsius', 'gas-mark', 'below-gas-marks'],
    [300, 'celsius', 'gas-mark', 'above-gas-marks'],
    [-300, 'celsius', 'gas-mark', 'below-absolute-zero'],
    [-1, 'kelvin', 'celsius', 'below-absolute-zero'],
    [Number.NaN, 'celsius', 'kelvin', 'not-a-number'],
    [Infinity, 'gas-mark', 'celsius', 'not-a-number'],
  ] as const)('%d %s in %s is %s', (value, from, to, code) => {
    expect(convertOven({ value, from, to })).toEqual({ ok: false, code });
  });

  it('gives a finite number or a code for any number and scales', () => {
    const scale = fc.constantFrom(...OVEN_SCALES);
    fc.assert(
      fc.property(fc.double(), scale, scale, (value, from, to) => {
        const result = convertOven({ value, from, to });
        if (result.ok) expect(Number.isFinite(result.value.value)).toBe(true);
      }),
    );
  });
});
