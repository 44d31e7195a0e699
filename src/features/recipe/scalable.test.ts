import { count, grams, milliliters, spoons } from '@gramwise/engine/recipes/values.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { describe, expect, it } from 'vitest';
import { factorForStock, requiredQuantityOf } from './scalable.ts';

const line = { key: 'a', food: 'sugar', name: 'sugar' } as const;

describe('how much a recipe takes of an ingredient', () => {
  it.each<[what: string, Parameters<typeof requiredQuantityOf>[0], ReturnType<typeof requiredQuantityOf>]>([
    ['grams', { ...line, amount: grams(220, [1.75, 'cup']) }, { unit: 'g', value: 220 }],
    [
      'milliliters',
      { ...line, amount: milliliters(240, [1, 'cup']), density: 1 },
      { unit: 'ml', value: 240 },
    ],
    [
      'things, though their weight is known',
      { ...line, amount: count(2), gramsEach: 50 },
      { unit: 'piece', value: 2 },
    ],
    // Of 14.78676478125 ml each.
    [
      'spoons by weight',
      { ...line, amount: spoons(2, 'tbsp'), density: 0.5 },
      { unit: 'g', value: 14.78676478125 },
    ],
    [
      'spoons of a liquid',
      { ...line, amount: spoons(1, 'tbsp'), liquid: true },
      { unit: 'ml', value: 14.78676478125 },
    ],
    ['spoons that nobody weighed', { ...line, amount: spoons(1, 'tbsp') }, null],
    ['what stays', { ...line, amount: grams(10), fixed: true }, null],
    ['to taste', line, null],
  ])('%s', (_, ingredient, quantity) => {
    expect(requiredQuantityOf(ingredient)).toEqual(quantity);
  });
});

describe('what to multiply a recipe by', () => {
  it.each<[of: string, amount: number, factor: number | null]>([
    ['beef', 900, 1],
    ['beef', 225, 0.25],
    ['wine', 180, 1.5],
    ['carrots', 3, 1.5],
    ['beef', 18_000, 20],
    ['beef', 18_001, null],
    ['beef', 0, null],
    ['beef', -900, null],
    ['beef', Number.NaN, null],
    ['beef', Number.POSITIVE_INFINITY, null],
    ['bay', 2, null],
    ['salt', 5, null],
    ['veal', 900, null],
    ['toString', 900, null],
  ])('for %s: %d', (of, amount, factor) => {
    expect(factorForStock(STEW, { of, amount })).toBe(factor);
  });
});
