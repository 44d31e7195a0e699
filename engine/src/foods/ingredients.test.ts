import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, INGREDIENTS, isIngredient } from './ingredients.ts';

describe('ingredients', () => {
  it('has these, in menu order', () => {
    expect(INGREDIENT_IDS.join(' ')).toBe(
      'water milk flour sugar butter oil honey salt rice yogurt cream cornstarch cocoa breadcrumbs oats',
    );
  });

  it.each([
    ['water', 1],
    ['milk', 1.03],
    ['flour', 0.53],
    ['sugar', 0.85],
    ['butter', 0.96],
    ['oil', 0.92],
    ['honey', 1.42],
    ['salt', 2.16],
    ['rice', 0.78],
    ['yogurt', 1.03],
    ['cream', 0.97],
    ['cornstarch', 0.54],
    ['cocoa', 0.42],
    ['breadcrumbs', 0.38],
    ['oats', 0.35],
  ] as const)('%s weighs %d g/ml', (id, density) => {
    expect(INGREDIENTS[id].density).toBe(density);
  });

  it.each(['', 'Water', 'sand', 'toString', '__proto__'])('does not accept %j as an id', (id) => {
    expect(isIngredient(id)).toBe(false);
  });
});
