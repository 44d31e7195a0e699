import { describe, expect, it } from 'vitest';
import { decimalsFor, shownNumber } from './numbers.ts';

describe('what no tool rounds', () => {
  it.each([
    // Specification 3: 9 inches are 22.86 cm, 12 inches 30.48 cm
    [22.86, '22.86'],
    [30.48, '30.48'],
    // 500 / 28.349523125 (NIST Handbook 44)
    [17.636981, '17.64'],
    [5.08, '5.08'],
    [0.25, '0.25'],
    [0.0625, '0.0625'],
    [0.0035274, '0.00353'],
    [0, '0.00'],
  ])('%d has its hundredths, and never nothing: %s', (value, shown) => {
    expect(value.toFixed(decimalsFor(value))).toBe(shown);
  });
});

it.each([
  [236.588, 'milliliters', 235],
  [93.75, 'grams', 94],
  [17.636981, 'ounces', 17.636981],
  [3.785412, 'liters', 3.785412],
] as const)('%d %s are shown as %d', (value, unit, shown) => {
  expect(shownNumber(value, unit)).toBe(shown);
});

it('tells the size of a unit as one', () => {
  expect(shownNumber(236.588, 'milliliters', true)).toBe(237);
  expect(shownNumber(907.185, 'grams', true)).toBe(907);
  expect(shownNumber(17.636981, 'ounces', true)).toBe(17.636981);
});
