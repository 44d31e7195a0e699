import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, INGREDIENTS, isIngredient, MEASURED } from './ingredients.ts';

const CUP = 236.59;

describe('ingredients', () => {
  it('holds these fifteen, in the order of the menu', () => {
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

  it.each(['', 'Water', 'sand', 'toString', '__proto__'])('knows no ingredient %j', (id) => {
    expect(isIngredient(id)).toBe(false);
  });
});

describe('measured figures', () => {
  it('are there for just the ingredients whose density is off', () => {
    expect(Object.keys(MEASURED)).toEqual(['salt', 'cream', 'cocoa', 'breadcrumbs']);
  });

  it.each(INGREDIENT_IDS)('%s: a figure stands only where it differs from the table by 3 % or more', (id) => {
    const measured = MEASURED[id];
    if (!measured) return;
    expect(Math.abs(measured.gramsPerCup / (INGREDIENTS[id].density * CUP) - 1)).toBeGreaterThan(0.03);
  });

  it('gives the same salt by the cup and by the teaspoon', () => {
    expect(
      Math.abs((MEASURED.salt?.gramsPerCup ?? 0) / 48 - (MEASURED.salt?.gramsPerTeaspoon ?? 0)),
    ).toBeLessThan(0.1);
  });
});
