import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleAmount, scaleFactor } from './scale.ts';

describe('scaleAmount', () => {
  it.each([
    [4, 6, 200, 300],
    [4, 2, 3, 1.5],
    [12, 18, 2.5, 3.75],
    [9, 6, 3, 2],
    [3, 1, 1, 1 / 3],
    [4, 4, 7, 7],
    [1.5, 3, 10, 20],
    [4, 8, 0, 0],
    [4, 8, -2, -4],
  ])('%d servings to %d: %d becomes %d', (original, desired, amount, expected) => {
    expect(scaleAmount({ original, desired, amount })).toEqual({ ok: true, value: expected });
  });

  it.each([
    [null, 4, 1],
    [4, null, 1],
    [4, 4, null],
    [0, 4, 1],
    [4, 0, 1],
    [-4, 4, 1],
    [4, -4, 1],
    [Number.NaN, 4, 1],
    [4, Infinity, 1],
    [4, 4, Number.NaN],
    [4, 4, Infinity],
    [1e-300, 1e300, 1],
  ])('rejects %j servings to %j of %j', (original, desired, amount) => {
    expect(scaleAmount({ original, desired, amount })).toEqual({ ok: false, code: 'invalid-numbers' });
  });

  it('is the factor times the amount', () => {
    const servings = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(
        servings,
        servings,
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        (original, desired, amount) => {
          const factor = scaleFactor(original, desired);
          const result = scaleAmount({ original, desired, amount });
          expect(factor.ok && result.ok && result.value / (amount * factor.value)).toBeCloseTo(1, 12);
        },
      ),
    );
  });
});
