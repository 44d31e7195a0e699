import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFraction, kitchenFraction } from './fraction.ts';

describe('kitchenFraction', () => {
  it.each<[number, string, string, boolean]>([
    [0.125, '1/8', '⅛', true],
    [0.25, '1/4', '¼', true],
    [1 / 3, '1/3', '⅓', true],
    [0.375, '3/8', '⅜', true],
    [0.5, '1/2', '½', true],
    [0.625, '5/8', '⅝', true],
    [2 / 3, '2/3', '⅔', true],
    [0.75, '3/4', '¾', true],
    [0.875, '7/8', '⅞', true],
    [1, '1', '1', true],
    [1.75, '1 3/4', '1¾', true],
    [2, '2', '2', true],
    [0.1 + 0.2 + 0.2, '1/2', '½', true],
    [0.33, '1/3', '⅓', false],
    [0.4227, '3/8', '⅜', false],
    [1.99, '2', '2', false],
    [0.95, '1', '1', false],
    [0.9, '7/8', '⅞', false],
    [0.07, '1/8', '⅛', false],
    [1.7637, '1 3/4', '1¾', false],
    [1000.5, '1000 1/2', '1000½', true],
  ])('%d is %s (%s), exact: %s', (value, plain, vulgar, exact) => {
    const fraction = kitchenFraction(value);
    expect(fraction && formatFraction(fraction)).toBe(plain);
    expect(fraction && formatFraction(fraction, 'vulgar')).toBe(vulgar);
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

describe('formatFraction', () => {
  // Code points from the Unicode charts of the Latin-1 Supplement and Number Forms blocks.
  it.each([
    [1, 8, '\u215B'],
    [1, 4, '\u00BC'],
    [1, 3, '\u2153'],
    [3, 8, '\u215C'],
    [1, 2, '\u00BD'],
    [5, 8, '\u215D'],
    [2, 3, '\u2154'],
    [3, 4, '\u00BE'],
    [7, 8, '\u215E'],
  ])('%d/%d is %s', (numerator, denominator, glyph) => {
    const fraction = { numerator, denominator, exact: true };
    expect(formatFraction({ whole: 0, ...fraction }, 'vulgar')).toBe(glyph);
    expect(formatFraction({ whole: 12, ...fraction }, 'vulgar')).toBe(`12${glyph}`);
    expect(formatFraction({ whole: 0, ...fraction })).toBe(`${numerator}/${denominator}`);
    // NFKD spells the character out.
    expect(glyph.normalize('NFKD')).toBe(`${numerator}\u2044${denominator}`);
  });

  it('writes a fraction without a glyph as plain text', () => {
    expect(formatFraction({ whole: 3, numerator: 15, denominator: 16, exact: true }, 'vulgar')).toBe(
      '3 15/16',
    );
  });
});
