import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { CUP, fillingFor, gramsOf, HERO_CUPS } from './cups.ts';

describe.each([
  // 236.59 ml x 0.53, 0.85 and 1.42 g/ml
  [CUP, { flour: 125.39, sugar: 201.1, honey: 335.96 }],
  [{ amount: 100, from: 'milliliters' } as const, { flour: 53, sugar: 85, honey: 142 }],
])('%o', (filling, weights) => {
  it.each(HERO_CUPS)('of %s', (id) => expect(gramsOf(id, filling)).toBeCloseTo(weights[id], 2));
});

it.each([
  ['en', 'cups'],
  ['fr', 'milliliters'],
  ['de', 'milliliters'],
  ['es', 'milliliters'],
] as const)('in %s are filled with %s', (language, unit) => {
  expect(fillingFor(language).from).toBe(unit);
});

it.each(LANGUAGE_CODES)('are sorted from light to heavy in %s', (language) => {
  const grams = HERO_CUPS.map((food) => gramsOf(food, fillingFor(language)));
  expect(grams).toEqual([...grams].sort((a, b) => a - b));
});
