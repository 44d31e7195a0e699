import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY_LENGTH } from '../quantity/notation.ts';
import { readCentimeters } from './lengthText.ts';

describe('readCentimeters', () => {
  it.each<[text: string, unit: 'cm' | 'in', decimal: '.' | ',', centimeters: number]>([
    ['24', 'cm', '.', 24],
    ['24 cm', 'cm', '.', 24],
    ['24cm', 'in', '.', 24],
    ['24\u00A0CM', 'in', '.', 24],
    ['9', 'in', '.', 22.86],
    ['9 in', 'cm', '.', 22.86],
    ['9in.', 'cm', '.', 22.86],
    ['9"', 'cm', '.', 22.86],
    ['9″', 'cm', '.', 22.86],
    ["9''", 'cm', '.', 22.86],
    ['8 1/2 inches', 'cm', '.', 21.59],
    ['8½"', 'cm', '.', 21.59],
    ['8½', 'in', '.', 21.59],
    ['22,5 cm', 'cm', ',', 22.5],
    ['9 Zoll', 'cm', ',', 22.86],
    ['9 pouces', 'cm', ',', 22.86],
    ['9 pulgadas', 'cm', ',', 22.86],
    ['240 mm', 'cm', ',', 24],
    ['-2 cm', 'cm', '.', -2],
  ])('%j in a field for %s is %d cm', (text, unit, decimal, centimeters) => {
    expect(readCentimeters(text, unit, decimal)).toBeCloseTo(centimeters, 9);
  });

  it.each([
    '',
    'cm',
    '24 furlongs',
    'x',
    '9 in 5',
    '24 cm cm',
    '1e',
    `${'9'.repeat(MAX_QUANTITY_LENGTH + 1)} cm`,
  ])('%j is not a length', (text) => {
    expect(readCentimeters(text, 'cm', '.')).toBe(0);
  });
});
