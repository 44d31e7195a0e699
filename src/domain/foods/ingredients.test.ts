import { describe, expect, it } from 'vitest';
import { cupWeight, usualFill } from './figures.ts';
import { INGREDIENT_IDS, INGREDIENTS, isIngredient, measuredDiffers } from './ingredients.ts';

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

describe('measuredDiffers', () => {
  // Grams per US cup in USDA SR26, beside the density above times 236.59 ml.
  it.each([
    ['water', 237, false],
    ['milk', 244, false],
    ['flour', 125, false],
    ['sugar', 200, false],
    ['butter', 227, false],
    ['oil', 218, false],
    ['honey', 339, false],
    ['salt', 292, true],
    ['rice', 185, false],
    ['yogurt', 245, false],
    ['cream', 238, true],
    ['cornstarch', 128, false],
    ['cocoa', 86, true],
    ['breadcrumbs', 108, true],
    ['oats', 81, false],
  ] as const)('%s weighs %d g per cup', (id, grams, differs) => {
    expect(cupWeight(id, usualFill(id))?.used.gramsPerCup).toBe(grams);
    expect(measuredDiffers(id)).toBe(differs);
  });
});
