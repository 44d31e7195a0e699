import { expect, it } from 'vitest';
import { categoryOf, FOOD_IDS, UNMEASURED_IDS } from '../foods/figures.ts';
import { hasRole } from '../foods/roles.ts';
import { doughFoods } from './doughFoods.ts';

const FOODS = doughFoods();

// Water by USDA SR26, 100 g of the row named.
it.each([
  ['flour', 'flour'],
  ['rye-flour-dark', 'flour'],
  ['semolina', 'flour'],
  ['vital-wheat-gluten', undefined],
  ['almond-flour', undefined],
  ['sourdough-starter', 'starter'],
  ['rye-sourdough', 'starter'],
  ['poolish', { hydration: [100, 100] }],
  ['biga', { hydration: [50, 60] }], // Hamelman
  ['preferment', 'starter'],
  ['water', 'water'],
  ['milk', 0.8813], // 1077
  ['whole-egg', 0.7615], // 1123
  ['honey', 0.171], // 19296
  ['butter', 0.1794], // 1145
  ['yeast-fresh', 0.69], // 18374
  ['yeast-instant', undefined], // as dry as flour
  ['sugar', undefined],
  ['vanilla-sugar', undefined],
  ['oil', undefined],
  ['milk-powder-nonfat', undefined],
  ['raisins', undefined], // keep theirs
  ['carrots-grated', undefined],
  ['quark', null], // USDA has none
  ['oat-milk', null],
  ['golden-syrup', null],
  ['raspberry-syrup', null], // and no other syrup that it lacks is dry
  ['orgeat', null],
  ['coconut-sugar', undefined],
  ['erythritol', undefined],
  ['pumpkin-seed-oil', undefined],
  ['cream-powder', undefined],
])('%s is %s', (food, role) => expect(FOODS[food]).toEqual(role));

/** Neither flour nor leavened as such: starches, gluten, a thickener, and a dough that is bought wet. */
const NO_FLOUR = [
  ...['vital-wheat-gluten', 'cornstarch', 'potato-starch', 'tapioca-starch', 'tapioca-pearls'],
  ...['tapioca-quick', 'arrowroot', 'sauce-thickener', 'fresh-masa'],
];

it('every other food of the shelf of flours has one role among them', () => {
  const shelf = [...FOOD_IDS, ...UNMEASURED_IDS].filter((food) => categoryOf(food) === 'flours');
  expect(shelf.length).toBeGreaterThan(40);
  const roles = (food: string) =>
    (['flour', 'meal', 'besideFlour'] as const).filter((role) => hasRole(food, role));
  expect(shelf.filter((food) => roles(food).length !== (NO_FLOUR.includes(food) ? 0 : 1))).toEqual([]);
});
