import { expect, it } from 'vitest';
import { FOOD_IDS, UNMEASURED_IDS } from '../foods/figures.ts';
import { isNamedFlour } from './doughFlours.ts';
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
])('%s is %s', (food, role) => expect(FOODS[food]).toBe(role));

it('finds flour by its name, and nothing else', () => {
  const named = [...FOOD_IDS, ...UNMEASURED_IDS].filter(isNamedFlour);
  expect(named).toEqual(expect.arrayContaining(['flour', 'bread-flour', 'rye-flour-dark']));
  expect(named.filter((food) => FOODS[food] !== 'flour')).toEqual([]);
});
