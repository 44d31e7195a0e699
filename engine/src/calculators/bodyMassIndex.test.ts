import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyMassIndex } from './bodyMassIndex.ts';

describe('bodyMassIndex', () => {
  it.each([
    [180, 50, 15.432_098_765, 'underweight'],
    [200, 73.96, 18.49, 'underweight'],
    [200, 74, 18.5, 'normal'],
    [170, 65, 22.491_349_481, 'normal'],
    [200, 99.84, 24.96, 'normal'], // shown as 25.0, but still normal
    [200, 100, 25, 'overweight'],
    [160, 70, 27.34375, 'overweight'],
    [200, 119.96, 29.99, 'overweight'],
    [200, 120, 30, 'obese'],
    [150, 100, 44.444_444_444, 'obese'],
  ] as const)('%d cm and %d kg: %d, %s', (height, weight, value, category) => {
    const result = bodyMassIndex(height, weight);
    if (!result.ok) throw new Error(result.code);
    expect(result.value.value).toBeCloseTo(value, 8);
    expect(result.value.category).toBe(category);
  });

  it.each([
    [null, 70],
    [170, null],
    [0, 70],
    [170, 0],
    [-170, 70],
    [170, -70],
    [Number.NaN, 70],
    [170, Number.NaN],
    [Infinity, Infinity],
    [170, Infinity],
    [1e-300, 70],
  ])('%j cm and %j kg are refused', (height, weight) => {
    expect(bodyMassIndex(height, weight)).toEqual({ ok: false, code: 'invalid-measures' });
  });

  it('rises with the weight and falls with the height', () => {
    const height = fc.double({ min: 50, max: 250, noNaN: true });
    const weight = fc.double({ min: 10, max: 400, noNaN: true });
    const value = (h: number, w: number) => {
      const result = bodyMassIndex(h, w);
      return result.ok ? result.value.value : Number.NaN;
    };
    fc.assert(
      fc.property(height, weight, (h, w) => {
        expect(value(h, w * 1.01)).toBeGreaterThan(value(h, w));
        expect(value(h * 1.01, w)).toBeLessThan(value(h, w));
      }),
    );
  });
});
