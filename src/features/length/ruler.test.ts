import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRulerInches } from './ruler.ts';

describe('formatRulerInches', () => {
  it.each([
    [1, '1', true],
    [0.5, '1/2', true],
    [3.9375, '3 15/16', true],
    [10 / 2.54, '3 15/16', false],
    [25.999, '26', false],
    [0.0625, '1/16', true],
    [0.04, '1/16', false],
    [1000, '1000', true],
  ])('%d in is %s', (inches, fraction, exact) => {
    expect(formatRulerInches(inches)).toEqual({ fraction, exact });
  });

  it.each([0, -1, 0.03, 1000.1, Number.NaN, Number.POSITIVE_INFINITY])('has no mark for %d', (inches) => {
    expect(formatRulerInches(inches)).toBeNull();
  });

  it('is never off by more than half a mark', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0625, max: 1000, noNaN: true }), (inches) => {
        const [whole = '', part = ''] = (formatRulerInches(inches)?.fraction ?? '').split(' ');
        const value = [whole, part]
          .filter((text) => text !== '')
          .map((text) => text.split('/').map(Number))
          .reduce((sum, [numerator = 0, denominator = 1]) => sum + numerator / denominator, 0);
        expect(Math.abs(value - inches)).toBeLessThanOrEqual(1 / 32 + 1e-9);
      }),
    );
  });
});
