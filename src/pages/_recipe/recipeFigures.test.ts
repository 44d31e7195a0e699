import { ownNutritionOf } from '@gramwise/engine/nutrition/ownNutrition.ts';
import { describe, expect, it } from 'vitest';
import { factsOf, RECIPE_IDS, recipeFromFiles } from '#content/recipes/files.ts';
import { formatNumber } from '#format/format.ts';
import { recipeFigures } from './recipeFigures.ts';

/** The sum of `250 x 364 + 200 x 387`: grams times kilocalories in 100 g. */
const sumOf = (parts: string) =>
  parts
    .split(' + ')
    .map((part) => part.split(' x ').map(Number))
    .reduce((sum, [grams = 0, kilocalories = 0]) => sum + (grams * kilocalories) / 100, 0);

// By hand from the recipe's metric amounts, with grams by file WEIGHT and kilocalories by file ABBREV of USDA SR26
it.each([
  ['crepes', 6, '250 x 364 + 12.5 x 387 + 150 x 143 + 515 x 61 + 50 x 717 + 13.6 x 884'],
  [
    'madeleines',
    12,
    '125 x 717 + 150 x 143 + 130 x 387 + 4 x 47 + 158 x 364 + 30.5 x 61 + 14.2 x 717 + 5 x 53',
  ],
  ['pate-brisee', 8, '250 x 364 + 125 x 717 + 4.7 x 717 + 7.8 x 364'],
  ['vanillekipferl', 20, '160 x 389 + 280 x 364 + 100 x 579 + 200 x 717 + 34 x 322'],
  [
    'hefezopf',
    12,
    '500 x 364 + 7 x 325 + 75 x 387 + 221 x 61 + 50 x 143 + 80 x 717 + 17 x 322 + 24 x 387 + 11 x 579',
  ],
  [
    'tres-leches',
    12,
    '14.2 x 717 + 125 x 364 + 250 x 143 + 150 x 387 + 82 x 61 + 8.4 x 288 + 373 x 134 + 390 x 321 + 603 x 345 + 22 x 389',
  ],
  [
    'gateau-au-yaourt',
    8,
    '9.5 x 717 + 125 x 61 + 200 x 387 + 150 x 143 + 4.2 x 288 + 210 x 364 + 9.2 x 53 + 73.7 x 884',
  ],
  [
    'chocolate-cake',
    12,
    '189 x 717 + 230 x 364 + 350 x 387 + 130 x 228 + 100 x 143 + 340 x 61 + 115 x 884 + 8.4 x 288 + 375 x 389',
  ],
  ['classic-guacamole', 6, '50 x 40 + 6 x 40 + 4 x 23 + 408 x 167 + 30 x 25 + 62 x 18'],
  ['roesti', 4, '910 x 77 + 51 x 876'],
  ['flan-de-huevo', 6, '225 x 387 + 515 x 61 + 200 x 143'],
  ['mousse-au-chocolat', 6, '200 x 480 + 300 x 143 + 25 x 387'],
  ['quiche-lorraine', 6, '207.8 x 364 + 104.7 x 717 + 200 x 417 + 200 x 143 + 302 x 345 + 103 x 61'],
  ['tortilla-de-patatas', 4, '648 x 77 + 150 x 40 + 54.8 x 884 + 300 x 143'],
  ['no-knead-pizza', 4, '531 x 364 + 21 x 360 + 400 x 17 + 250 x 300 + 27 x 884'],
  // The row of parmesan stands for its vegetarian cheese
  ['pesto-pasta', 4, '45 x 673 + 3 x 149 + 60 x 23 + 60 x 392 + 114.1 x 884 + 400 x 371'],
  [
    'beef-stew',
    6,
    '900 x 196 + 23.4 x 364 + 40.8 x 884 + 220 x 40 + 80 x 16 + 9 x 149 + 32 x 82 + 248.5 x 85 + 761 x 13 + 400 x 41 + 700 x 77 + 7.6 x 36',
  ],
  // Of a dessert wine, too, which stands for its mirin
  [
    'salmon-teriyaki',
    4,
    '720 x 208 + 64.7 x 53 + 59.9 x 160 + 59 x 134 + 25.2 x 387 + 2 x 80 + 13.6 x 884 + 3 x 573 + 30 x 32',
  ],
  [
    'chana-masala',
    4,
    '40.8 x 884 + 4.2 x 375 + 306 x 40 + 6 x 80 + 12 x 149 + 12.2 x 32 + 5 x 298 + 1.5 x 354 + 400 x 32 + 500 x 139 + 15.3 x 22',
  ],
  [
    'roasted-pumpkin-soup',
    4,
    '1200 x 26 + 182 x 52 + 15 x 149 + 40.5 x 884 + 110 x 40 + 80 x 16 + 993 x 5 + 80.5 x 345 + 15.3 x 22 + 24.2 x 559',
  ],
  ['chicken-noodle-soup', 6, '600 x 121 + 122.6 x 41 + 80.4 x 16 + 180 x 384 + 11.4 x 36 + 15.3 x 22'],
  [
    'vegetable-curry',
    4,
    '40.8 x 884 + 4.2 x 375 + 320 x 40 + 12 x 149 + 6 x 80 + 3.6 x 298 + 400 x 17 + 300 x 77 + 150 x 41 + 300 x 25 + 150 x 31 + 100 x 81',
  ],
  ['spatchcocked-chicken', 4, '1242 x 213 + 42.6 x 717 + 12 x 149 + 58 x 29 + 13.5 x 884'],
  [
    'bizcocho-de-yogur',
    10,
    '14.2 x 717 + 150 x 143 + 200 x 387 + 125 x 61 + 115 x 884 + 240 x 364 + 13.8 x 53',
  ],
] as const)('a serving of %s has the energy computed by hand', (id, servings, parts) => {
  const byHand = sumOf(parts) / servings;
  const figure = ownNutritionOf(factsOf(id))?.perServing?.energy?.value ?? 0;
  expect(Math.abs(figure / byHand - 1)).toBeLessThan(0.05);
});

describe.each(RECIPE_IDS)('%s', (id) => {
  const figures = recipeFigures('en', recipeFromFiles(id, 'en'));

  it('has a table, of which salt alone may hold much of the weight', () => {
    const { nutrition } = figures ?? {};
    expect(nutrition?.per100g.energy?.value).toBeGreaterThan(10);
    expect(nutrition?.per100g.energy?.value).toBeLessThan(800);
    expect(nutrition?.perServing === null).toBe(factsOf(id).servings === undefined);
  });

  it('agrees with the figures above it', () => {
    const { nutrition } = recipeFromFiles(id, 'en');
    if (!nutrition) return;
    const { energy, protein, fat, carbohydrate } = figures?.nutrition.perServing ?? {};
    const shown = [energy, protein, fat, carbohydrate].map((figure) =>
      formatNumber('en', figure?.value ?? 0, 0),
    );
    const { calories, protein: grams, fat: fats, carbs } = nutrition;
    expect(shown).toEqual([calories, grams, fats, carbs].map(String));
  });

  it('does not call what it does not know a figure', () => {
    if (id === 'napa-cabbage-kimchi') expect(figures?.nutrition.isEnough).toBe(false);
  });
});
