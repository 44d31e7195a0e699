import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, INGREDIENTS, isIngredient } from './ingredients.ts';

/** In menu order, from docs/product.md. */
const DENSITIES = [
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
] as const;

describe('ingredients', () => {
  it('are those of the specification, in its order', () => {
    expect(INGREDIENT_IDS).toEqual(DENSITIES.map(([id]) => id));
  });

  it.each(DENSITIES)('%s weighs %d g/ml', (id, density) => {
    expect(INGREDIENTS[id].density).toBe(density);
  });

  it.each(['', 'Water', 'sand', 'toString', '__proto__'])('does not accept %j as an id', (id) => {
    expect(isIngredient(id)).toBe(false);
  });
});
