import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertTemperature, isTemperatureScale, TEMPERATURE_SCALES } from './scales.ts';

const ROWS = [
  // celsius, fahrenheit, kelvin
  [-273.15, -459.67, 0],
  [-40, -40, 233.15],
  [-18, -0.4, 255.15],
  [0, 32, 273.15],
  [4, 39.2, 277.15],
  [37, 98.6, 310.15],
  [100, 212, 373.15],
  [180, 356, 453.15],
  [190, 374, 463.15],
  [260, 500, 533.15],
] as const;

describe('convertTemperature', () => {
  const cases = ROWS.flatMap((row) =>
    TEMPERATURE_SCALES.flatMap((from, i) =>
      TEMPERATURE_SCALES.map((to, j) => [row[i] ?? 0, from, row[j] ?? 0, to] as const),
    ),
  );
  it.each(cases)('%d %s is %d %s', (value, from, expected, to) => {
    const result = convertTemperature(value, from, to);
    expect(result.ok && result.value).toBeCloseTo(expected, 9);
  });

  it.each([
    [-273.16, 'celsius', 'below-absolute-zero'],
    [-459.68, 'fahrenheit', 'below-absolute-zero'],
    [-0.01, 'kelvin', 'below-absolute-zero'],
    [Number.NaN, 'celsius', 'not-a-number'],
    [Infinity, 'kelvin', 'not-a-number'],
    [-Infinity, 'fahrenheit', 'not-a-number'],
    [1e308, 'celsius', 'not-a-number'],
  ] as const)('%d %s is %s', (value, from, code) => {
    expect(convertTemperature(value, from, 'fahrenheit')).toEqual({ ok: false, code });
  });

  it('returns 0, never -0', () => {
    for (const scale of TEMPERATURE_SCALES)
      expect(convertTemperature(-0, scale, scale)).toEqual({ ok: true, value: 0 });
    expect(convertTemperature(32, 'fahrenheit', 'celsius')).toEqual({ ok: true, value: 0 });
  });

  it('recognizes its scales', () => {
    expect(TEMPERATURE_SCALES.every(isTemperatureScale)).toBe(true);
    expect(isTemperatureScale('rankine')).toBe(false);
  });

  it('survives a round trip, preserves order, and stays above absolute zero', () => {
    const scale = fc.constantFrom(...TEMPERATURE_SCALES);
    const degrees = fc.double({ min: -273.15, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, scale, scale, (a, b, from, to) => {
        const start = convertTemperature(Math.min(a, b), 'celsius', from);
        const end = convertTemperature(Math.max(a, b), 'celsius', from);
        if (!start.ok || !end.ok) throw new Error('a temperature above absolute zero was refused');
        const low = convertTemperature(start.value, from, to);
        const high = convertTemperature(end.value, from, to);
        if (!low.ok || !high.ok) throw new Error('a converted temperature was refused');
        expect(low.value).toBeLessThanOrEqual(high.value);
        const back = convertTemperature(low.value, to, from);
        expect(back.ok && Math.abs(back.value - start.value)).toBeLessThan(1e-6);
      }),
    );
  });

  it('never returns NaN or an infinity', () => {
    const scale = fc.constantFrom(...TEMPERATURE_SCALES);
    fc.assert(
      fc.property(fc.double(), scale, scale, (value, from, to) => {
        const result = convertTemperature(value, from, to);
        if (result.ok) expect(Number.isFinite(result.value)).toBe(true);
      }),
    );
  });
});
