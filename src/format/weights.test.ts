import { describe, expect, it } from 'vitest';
import { formatMilliliters } from './formatMilliliters.ts';
import { formatGrams, formatGramsRange, formatOunces } from './weights.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('weights', () => {
  it.each([
    ['en', 125, '125 g'],
    ['en', 7.8125, '7.8 g'],
    ['de', 7.8125, '7,8 g'],
    ['en', 9.94, '9.9 g'],
    ['en', 9.96, '10 g'],
    ['en', 6, '6.0 g'],
    ['en', 0.04, '< 0.1 g'],
    ['fr', 0.04, '< 0,1 g'],
    ['en', 1419.6, '1420 g'],
  ] as const)('%s: %d g', (language, grams, text) => {
    expect(plain(formatGrams(language, grams))).toBe(text);
  });

  it.each([
    ['en', 4.409, '4.41 oz'],
    ['en', 17.636981, '17.64 oz'],
    ['de', 4.4, '4,40 oz'],
    ['en', 0.001, '< 0.01 oz'],
  ] as const)('%s: %d oz', (language, ounces, text) => {
    expect(plain(formatOunces(language, ounces))).toBe(text);
  });

  it.each([
    [4.9289, '4.9 ml'],
    [15, '15 ml'],
    [236.588, '237 ml'],
  ])('%d ml', (milliliters, text) => {
    expect(plain(formatMilliliters('en', milliliters))).toBe(text);
  });

  it('gives a range only where it shows', () => {
    expect(plain(formatGramsRange('en', 119.8, 120.2))).toBe('120 g');
    expect(plain(formatGramsRange('en', 120, 125))).toBe('120–125 g');
  });
});
