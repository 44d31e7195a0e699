import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFraction, kitchenFraction } from './fraction.ts';

describe('kitchenFraction', () => {
  it.each<[number, string, boolean]>([
    [0.125, '1/8', true],
    [0.25, '1/4', true],
    [1 / 3, '1/3', true],
    [0.375, '3/8', true],
    [0.5, '1/2', true],
    [0.625, '5/8', true],
    [2 / 3, '2/3', true],
    [0.75, '3/4', true],
    [0.875, '7/8', true],
    [1, '1', true],
    [1.75, '1 3/4', true],
    [2, '2', true],
    [0.1 + 0.2 + 0.2, '1/2', true],
    [0.33, '1/3', false],
    [0.4227, '3/8', false],
    [1.99, '2', false],
    [0.95, '1', false],
    [0.9, '7/8', false],
    [0.07, '1/8', false],
    [1.7637, '1 3/4', false],
    [1000.5, '1000 1/2', true],
  ])('%d is %s, exact: %s', (value, text, exact) => {
    const fraction = kitchenFraction(value);
    expect(fraction && formatFraction(fraction)).toBe(text);
    expect(fraction?.exact).toBe(exact);
  });

  it.each([0, -0, -1, -0.5, 0.0624, 0.05, 1e-300, Number.NaN, Infinity, -Infinity, 1e16, 1e300])(
    'has nothing to say for %d',
    (value) => {
      expect(kitchenFraction(value)).toBeNull();
    },
  );

  it('is off by at most a sixteenth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0626, max: 1e6, noNaN: true }), (value) => {
        const fraction = kitchenFraction(value);
        const near = fraction ? fraction.whole + fraction.numerator / fraction.denominator : Number.NaN;
        expect(Math.abs(near - value)).toBeLessThanOrEqual(1 / 16 + 1e-9);
      }),
    );
  });

  it('preserves order', () => {
    const number = fc.double({ min: 0.07, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [less, more] = [kitchenFraction(Math.min(a, b)), kitchenFraction(Math.max(a, b))];
        const size = (f: typeof less) => (f ? f.whole + f.numerator / f.denominator : Number.NaN);
        expect(size(less)).toBeLessThanOrEqual(size(more));
      }),
    );
  });
});

it('writes any fraction', () => {
  expect(formatFraction({ whole: 3, numerator: 15, denominator: 16, exact: true })).toBe('3 15/16');
});
