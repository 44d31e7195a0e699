import type { Nutrients } from '@gramwise/engine/api/foods.ts';
import { expect, test } from 'vitest';
import { labelOf, labelValue, type Nutrition } from './nutritionRows.ts';

/** USDA SR26, 20081: all-purpose flour. */
const FLOUR: Nutrients = {
  water: 11.92,
  energy: 364,
  protein: 10.33,
  fat: 0.98,
  saturated: 0.155,
  carbohydrate: 76.31,
  sugars: 0.27,
  fiber: 2.7,
  sodium: 2,
  alcohol: 0,
  source: 'USDA',
  row: 20081,
};

// 2 mg of sodium are 0.005 g of salt; 76.31 − 2.7 g of carbohydrate
test.each([
  ['us', {}, { energy: 364, fat: 0.98, saturated: 0.155, carbohydrate: 76.31, fiber: 2.7, salt: 0.005 }],
  ['fr', {}, { carbohydrate: 73.61, sugars: 0.27, fiber: 2.7, protein: 10.33, salt: 0.005 }],
  ['gb', {}, { carbohydrate: 73.61 }],
  [
    'de',
    { fiber: null, sodium: null, sugars: null },
    { carbohydrate: null, fiber: null, salt: null, sugars: null },
  ],
  ['us', { fiber: null }, { carbohydrate: 76.31 }],
  ['es', { carbohydrate: 0, fiber: null }, { carbohydrate: 0 }],
  ['es', { carbohydrate: 5, fiber: 5.1 }, { carbohydrate: 0 }],
] as const)('labels in %s, with %o, say %o', (country, changed, expected) => {
  const label = labelOf({ ...FLOUR, ...changed }, country);
  for (const [id, grams] of Object.entries(expected)) {
    const shown = label[id as keyof Nutrition];
    if (grams === null) expect(shown, id).toBeNull();
    else expect(shown, id).toBeCloseTo(grams, 6);
  }
});

test('a cup of flour, 125 g, has 455 kcal, and what is not known stays so', () => {
  expect(labelValue(labelOf(FLOUR, 'us'), 'energy', 125)).toBeCloseTo(455, 6);
  expect(labelValue(labelOf({ ...FLOUR, sugars: null }, 'us'), 'sugars', 125)).toBeNull();
});
