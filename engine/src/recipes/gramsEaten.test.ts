import { describe, expect, it } from 'vitest';
import type { Ingredient } from './facts.ts';
import { gramsEaten } from './gramsEaten.ts';
import { count, each, grams, milliliters, spoons } from './values.ts';

describe('gramsEaten', () => {
  it.each<[string, Ingredient, number | null]>([
    ['a weight', { food: 'flour', amount: grams(65) }, 65],
    ['a volume, by density', { food: 'honey', amount: milliliters(100) }, 143.3],
    ['a liquid without density, as water', { food: 'black-vinegar', amount: milliliters(480) }, 480],
    ['spoons of a liquid', { food: 'olive-oil', amount: spoons(2, 'tbsp') }, 27],
    ['spoons of a powder', { food: 'salt', amount: spoons(1, 'tsp') }, 6.08],
    ['spoons by the USDA', { food: 'cumin-ground', amount: spoons(2, 'tsp') }, 4.2],
    ['pieces of a size', { food: 'whole-egg', amount: count(2), piece: 'large' }, 100],
    ['pieces without a size', { food: 'carrots-grated', amount: count(2) }, 122],
    ['the middle of a range', { food: 'carrots-grated', amount: count(2, 3) }, 152.5],
    ['a share', { food: 'oil', amount: milliliters(1000), eaten: 0.07 }, 64.5],
    ['what is taken out', { food: 'kombu', amount: grams(10), eaten: 0 }, 0],
    ['what is added to taste', { food: 'salt' }, 0],
    ['sprigs', { food: 'thyme-fresh', amount: count(3) }, 0],
    [
      'pieces whose weight it states',
      { food: 'salmon', amount: count(4), values: { each: each(grams(180)) } },
      720,
    ],
    ['pieces of the usual weight', { food: 'salmon', amount: count(4) }, 680],
    ['pieces that nobody weighs', { food: 'kombu', amount: count(1) }, null],
  ])('knows %s', (_, ingredient, expected) => {
    const found = gramsEaten(ingredient);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 0);
  });
});
