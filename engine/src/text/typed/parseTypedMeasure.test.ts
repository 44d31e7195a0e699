import { describe, expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { MAX_QUANTITY_LENGTH } from '../../quantity/notation.ts';
import { parseTypedLength, parseTypedWeight } from './parseTypedMeasure.ts';

const wordsOf = (language: PackCode) =>
  ({ lexicon: lexiconIn(language), decimal: language === 'en' ? '.' : ',' }) as const;

describe('typedLength', () => {
  it.each<[text: string, language: PackCode, centimeters: number]>([
    ['24 cm', 'en', 24],
    ['24cm', 'en', 24],
    ['24\u00A0CM', 'en', 24],
    ['9 in', 'en', 22.86],
    ['9in.', 'en', 22.86],
    ['9-inch', 'en', 22.86],
    ['9 in', 'de', 22.86],
    ['9"', 'en', 22.86],
    ['9″', 'fr', 22.86],
    ["9''", 'en', 22.86],
    ['8 1/2 inches', 'en', 21.59],
    ['8½"', 'en', 21.59],
    ['nine inches', 'en', 22.86],
    ['22,5 cm', 'de', 22.5],
    ['9 Zoll', 'de', 22.86],
    ['9 pouces', 'fr', 22.86],
    ['9 pulgadas', 'es', 22.86],
    ['240 mm', 'es', 24],
    ['-2 cm', 'en', -2],
  ])('%j in %s is %d cm', (text, language, centimeters) => {
    expect(parseTypedLength(text, wordsOf(language))).toBeCloseTo(centimeters, 9);
  });

  it.each([
    '',
    '24',
    'cm',
    '24 furlongs',
    'x',
    '9 in 5',
    '24 cm cm',
    '1e',
    '2 kg',
    `${'9'.repeat(MAX_QUANTITY_LENGTH)} cm`,
  ])('%j is no length with a unit', (text) => {
    expect(parseTypedLength(text, wordsOf('en'))).toBeNull();
  });
});

describe('typedWeight', () => {
  // A pound is 453.59237 g, an ounce 28.349523125 g; a Pfund and a livre are 500 g.
  it.each<[text: string, language: PackCode, grams: number, metric: boolean]>([
    ['2.3 kg', 'en', 2300, true],
    ['2.3kg', 'en', 2300, true],
    ['2,3 kg', 'en', 2300, true],
    [' 2 Kilos ', 'en', 2000, true],
    ['800 g', 'en', 800, true],
    ['5 lb', 'en', 2267.96185, false],
    ['5 lbs.', 'en', 2267.96185, false],
    ['2 1/2 pounds', 'en', 1133.980925, false],
    ['½ lb', 'en', 226.796185, false],
    ['24 oz', 'en', 680.388555, false],
    ['two kg', 'en', 2000, true],
    ['3 lb 4 oz', 'en', 1474.1752025, false],
    ['1 kg 500 g', 'fr', 1500, true],
    ['2,3 kg', 'de', 2300, true],
    ['1.500 g', 'de', 1500, true],
    ['3 Pfund', 'de', 1500, true],
    ['5 lb', 'es', 2267.96185, false],
    ['2 livres', 'fr', 1000, true],
  ])('%j in %s is %d g', (text, language, grams, metric) => {
    const read = parseTypedWeight(text, wordsOf(language));
    expect(read?.grams).toBeCloseTo(grams, 6);
    expect(read?.metric).toBe(metric);
  });

  it.each([
    '',
    '5',
    'kg',
    'heavy',
    '5 stone',
    '5 constructor',
    '5 kg kg',
    '1/0 kg',
    '<b>5</b>',
    '2 cups',
    '4 oz 3 lb',
    '1 lb 450 g',
  ])('%j is no weight with a unit', (text) => {
    expect(parseTypedWeight(text, wordsOf('en'))).toBeNull();
  });
});
