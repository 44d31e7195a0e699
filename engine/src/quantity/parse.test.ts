import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from './parse.ts';

describe('parseQuantity', () => {
  // text, with a decimal point (English), with a decimal comma (French, German)
  it.each<[string, number | null, number | null]>([
    ['250', 250, 250],
    ['  250  ', 250, 250],
    ['0', 0, 0],
    ['007', 7, 7],
    ['1.5', 1.5, 1.5],
    ['1,5', 1.5, 1.5],
    ['.5', 0.5, 0.5],
    [',5', 0.5, 0.5],
    ['5.', 5, 5],
    ['0.125', 0.125, 0.125],
    ['0,125', 0.125, 0.125],
    ['00.125', 0.125, 0.125],
    ['1,000', 1000, 1],
    ['1.000', 1, 1000],
    ['12,345', 12345, 12.345],
    ['12.345', 12.345, 12345],
    ['1234,567', 1234.567, 1234.567],
    ['1,0000', 1, 1],
    ['1,000.5', 1000.5, 1000.5],
    ['1.000,5', 1000.5, 1000.5],
    ['1,000,000', 1_000_000, 1_000_000],
    ['1.000.000', 1_000_000, 1_000_000],
    ['1 000', 1000, 1000],
    ['1\u00A0000,5', 1000.5, 1000.5],
    ['1\u202F000.5', 1000.5, 1000.5],
    ["1'000.5", 1000.5, 1000.5],
    ['1\u2019000', 1000, 1000],
    ['1e3', 1000, 1000],
    ['1,5E-2', 0.015, 0.015],
    ['1/2', 0.5, 0.5],
    ['1 1/2', 1.5, 1.5],
    ['1-1/2', 1.5, 1.5],
    ['1 / 2', 0.5, 0.5],
    ['11/2', 5.5, 5.5],
    ['1\u20442', 0.5, 0.5],
    ['1 1\u20442', 1.5, 1.5],
    ['½', 0.5, 0.5],
    ['2 ¼', 2.25, 2.25],
    ['2¼', 2.25, 2.25],
    ['1,000 ½', 1000.5, null],
    ['1.000 ½', null, 1000.5],
    ['⅛', 0.125, 0.125],
    ['-2', -2, -2],
    ['\u22122', -2, -2],
    ['+2', 2, 2],
    ['- 2', -2, -2],
    ['-1 1/2', -1.5, -1.5],
    ['-½', -0.5, -0.5],
    ['-0', 0, 0],
    ['٢٥٠', 250, 250],
    ['١٫٥', 1.5, 1.5],
    ['１５', 15, 15],
    ['１．５', 1.5, 1.5],
    ['२५', 25, 25],
    // Five styles of mathematical digits, side by side.
    ['𝟎𝟡', 9, 9],
    ['𝟿', 9, 9],
    ['⅒', 0.1, 0.1],
  ])('%j is %d with a point, %d with a comma', (text, withPoint, withComma) => {
    expect(parseQuantity(text, '.')).toBe(withPoint);
    expect(parseQuantity(text, ',')).toBe(withComma);
  });

  it('reads thirds at full precision', () => {
    expect(parseQuantity('1/3', '.')).toBe(1 / 3);
    expect(parseQuantity('⅔', '.')).toBe(2 / 3);
  });

  it.each([
    '',
    ' ',
    '\t\n',
    'abc',
    '1 cup',
    '1a',
    '1/0',
    '1/0/2',
    '1.5/2',
    '1.5 1/2',
    '1 -1/2',
    '1 2',
    '1,2,3',
    '1.2.3',
    '1,00,000',
    '1_000',
    '.',
    ',',
    '+',
    '-',
    '--1',
    '+-1/2',
    '-/2',
    '½½',
    '½ 1',
    '⅟8',
    'e3',
    '1e',
    '1e999',
    '1e9999',
    'NaN',
    'Infinity',
    '-Infinity',
    '∞',
    '0x10',
    '10%',
    '$5',
    '²',
    'Ⅻ',
    '1\u0000',
    '<b>1</b>',
    '\u202E12',
    '\uD800',
    '9'.repeat(65),
    `1${' '.repeat(70)}1/2`,
  ])('rejects %j', (text) => {
    expect(parseQuantity(text, '.')).toBeNull();
    expect(parseQuantity(text, ',')).toBeNull();
  });

  it('rejects anything longer than 64 characters immediately', () => {
    expect(parseQuantity(`${'1 '.repeat(500_000)}!`, '.')).toBeNull();
  });
});

describe('properties', () => {
  const separator = fc.constantFrom('.' as const, ',' as const);

  it('returns null or a finite number other than -0 for any text', () => {
    const pieces = fc.array(fc.constantFrom(..."0123456789.,' /-+e½⅓⁄٣\u00A0\u202F".split('')), {
      maxLength: 20,
    });
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      pieces.map((p) => p.join('')),
    );
    fc.assert(
      fc.property(text, separator, (input, decimal) => {
        const value = parseQuantity(input, decimal);
        expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  it('parses numbers as JavaScript prints them', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parseQuantity(String(value), '.')).toBe(value + 0);
      }),
    );
  });

  it.each([
    ['en-US', '.'],
    ['fr-FR', ','],
    ['de-DE', ','],
    ['de-CH', '.'],
  ] as const)('reads back what %s writes', (locale, decimal) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(parseQuantity(format.format(value), decimal)).toBe(value + 0);
      }),
    );
  });

  it('reads the same in both notations if it cannot be grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
        const text = (hundredths / 100).toFixed(2);
        expect(parseQuantity(text, ',')).toBe(parseQuantity(text.replace('.', ','), '.'));
      }),
    );
  });
});
