import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { CUP, fillingFor, gramsOf, HERO_CUPS } from './cups.ts';

describe.each([
  // USDA SR26, file WEIGHT: 20081, 19335, 19296
  [CUP, { flour: 125, sugar: 200, honey: 339 }],
  [{ amount: 100, from: 'milliliters' } as const, { flour: 52.83, sugar: 84.54, honey: 143.29 }],
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
