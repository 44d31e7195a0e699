import { describe, expect, it } from 'vitest';
import { INGREDIENT_IDS, INGREDIENTS, isIngredient, MEASURED } from './ingredients.ts';

const CUP = 236.59;

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

  it.each(['', 'Water', 'sand', 'toString', '__proto__'])('does not take %j for an id', (id) => {
    expect(isIngredient(id)).toBe(false);
  });
});

describe('measured figures', () => {
  // Grams per US cup of 236.59 ml: USDA National Nutrient Database, Standard Reference 26.
  it.each([
    ['water', 237, null],
    ['milk', 244, null],
    ['flour', 125, null],
    ['sugar', 200, null],
    ['butter', 227, null],
    ['oil', 218, null],
    ['honey', 339, null],
    ['salt', 292, 292],
    ['rice', 185, null],
    ['yogurt', 245, null],
    ['cream', 238, 238],
    ['cornstarch', 128, null],
    ['cocoa', 86, 86],
    ['breadcrumbs', 108, 108],
    ['oats', 81, null],
  ] as const)('%s weighs %d g a cup, so the figure is %j', (id, usda, figure) => {
    expect(MEASURED[id]?.gramsPerCup ?? null).toBe(figure);
    const deviation = Math.abs(usda / (INGREDIENTS[id].density * CUP) - 1);
    expect(deviation >= 0.03).toBe(figure !== null);
  });

  it('give the same salt by the cup and by the teaspoon', () => {
    const { gramsPerCup, gramsPerTeaspoon } = MEASURED.salt ?? {};
    expect(gramsPerTeaspoon).toBe(Math.round((gramsPerCup ?? 0) / 48));
  });
});
