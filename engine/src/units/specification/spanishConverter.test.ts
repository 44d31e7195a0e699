import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convertSpanish,
  isSpanishUnit,
  SPANISH_KINDS,
  SPANISH_UNITS,
  type SpanishKind,
  spanishUnitIds,
} from './spanishConverter.ts';

const FACTORS: [SpanishKind, [string, number][]][] = [
  [
    'peso',
    [
      ['gramos', 1],
      ['kilogramos', 1000],
      ['libras', 453.592],
      ['onzas', 28.3495],
    ],
  ],
  [
    'volumen',
    [
      ['mililitros', 1],
      ['litro', 1000],
      ['galon', 3785.41],
      ['taza', 240],
      ['cucharada', 15],
    ],
  ],
  [
    'longitud',
    [
      ['cm', 10],
      ['metro', 1000],
      ['pulgada', 25.4],
      ['pie', 304.8],
    ],
  ],
];

describe.each(FACTORS)('%s', (kind, units) => {
  it('has exactly these units', () => {
    expect(spanishUnitIds(kind)).toEqual(units.map(([id]) => id));
  });

  const pairs = units.flatMap(([from, a]) => units.map(([to, b]) => [from, to, (12 * a) / b] as const));
  it.each(pairs)('12 %s in %s', (from, to, expected) => {
    const result = convertSpanish(kind, 12, { from, to });
    expect(result.ok && result.value).toBeCloseTo(expected, 9);
  });

  it.each([null, -1, -0.001, Number.NaN, Infinity, 1.7e308])('refuses %j', (amount) => {
    const [[small] = [''], [large] = ['']] = units;
    expect(convertSpanish(kind, amount, { from: large, to: small })).toEqual({
      ok: false,
      code: 'invalid-number',
    });
  });

  it('converts zero', () => {
    const [[small] = [''], [large] = ['']] = units;
    expect(convertSpanish(kind, -0, { from: large, to: small })).toEqual({ ok: true, value: 0 });
  });
});

describe('temperatura', () => {
  it.each([
    [100, 'celsius', 'fahrenheit', 212],
    [-40, 'fahrenheit', 'celsius', -40],
    [0, 'celsius', 'kelvin', 273.15],
    [300, 'kelvin', 'fahrenheit', 80.33],
    [-10, 'celsius', 'celsius', -10],
  ])('%d %s in %s is %d', (amount, from, to, expected) => {
    const result = convertSpanish('temperatura', amount, { from, to });
    expect(result.ok && result.value).toBeCloseTo(expected, 9);
  });

  it.each([
    [null, 'invalid-number'],
    [Number.NaN, 'invalid-number'],
    [Infinity, 'invalid-number'],
    [-273.2, 'below-absolute-zero'],
  ])('%j is %s', (amount, code) => {
    expect(convertSpanish('temperatura', amount, { from: 'celsius', to: 'kelvin' })).toEqual({
      ok: false,
      code,
    });
  });
});

describe('the converter as a whole', () => {
  it('recognizes its units and throws for others', () => {
    for (const kind of SPANISH_KINDS) {
      expect(spanishUnitIds(kind).every((id) => isSpanishUnit(kind, id))).toBe(true);
      expect(isSpanishUnit(kind, 'constructor')).toBe(false);
      expect(() => convertSpanish(kind, 1, { from: 'constructor', to: 'constructor' })).toThrow(RangeError);
    }
  });

  it('agrees with the exact pound and ounce to the fifth digit', () => {
    expect(SPANISH_UNITS.peso.libras.factor / SPANISH_UNITS.peso.onzas.factor).toBeCloseTo(16, 4);
  });

  it('returns a finite number or a code', () => {
    const choice = fc
      .constantFrom(...SPANISH_KINDS)
      .chain((kind) =>
        fc.tuple(
          fc.constant(kind),
          fc.constantFrom(...spanishUnitIds(kind)),
          fc.constantFrom(...spanishUnitIds(kind)),
        ),
      );
    fc.assert(
      fc.property(fc.double(), choice, (amount, [kind, from, to]) => {
        const result = convertSpanish(kind, amount, { from, to });
        if (result.ok) expect(Number.isFinite(result.value)).toBe(true);
      }),
    );
  });
});
