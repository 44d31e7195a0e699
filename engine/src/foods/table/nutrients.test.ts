import { describe, expect, it } from 'vitest';
import { nutrientFigures } from '../../nutrition/nutrientFigures.ts';
import { isAnyFood } from '../figures.ts';
import { TRAITS_OF_EATING } from './eatenTraits.ts';
import { EDIBLE_PERCENT } from './edibleShare.ts';
import { NUTRIENTS } from './nutrients.ts';

/** Why the energy of a row is not that of its parts by the general factors. */
const ENERGY_EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'file FOOD_DES has lower factors for its protein and carbohydrates, among them acids': [
    ...['lemons', 'limes', 'lemon-juice', 'lime-juice', 'capers', 'baking-powder', 'cocoa', 'cocoa-dutch'],
    ...['oat-bran', 'wheat-bran', 'soybean-sprouts', 'cloves-ground', 'cloves-whole', 'allspice-ground'],
    ...['allspice-berries', 'cayenne-pepper', 'chili-flakes', 'chili-powder-pure', 'coriander-seeds'],
    ...['coriander-ground', 'dill-dried', 'dill-seeds', 'tarragon-dried', 'chervil-dried'],
  ],
  'the source counts fiber as other carbohydrates': [
    ...['guar-gum', 'wood-ear-dried', 'chanterelles', 'jicama', 'rose-hips', 'preserved-mustard-greens'],
  ],
  'acetic acid is none of the parts': [
    ...['cider-vinegar', 'white-vinegar', 'red-wine-vinegar', 'balsamic-vinegar'],
  ],
  'so published, without the factors': ['carob-flour', 'liquid-pectin', 'pico-de-gallo', 'taco-seasoning'],
};

/** What the parts of a row add up to, as published. */
const SUM_EXCEPTIONS: Readonly<Record<string, string>> = {
  quail: '101.3 g',
  'thousand-island-dressing': 'sugars and fiber are 1.3 g more than carbohydrates',
};

/** Sugars and fiber are measured, carbohydrates are what the rest leaves. */
const MEASURED_APART = 1;
const ROUNDING = 0.02;

const excepted = new Set(Object.values(ENERGY_EXCEPTIONS).flat());

function energyDiffers(food: keyof typeof NUTRIENTS): boolean {
  const [, , energy, protein, fat, , carbohydrate, , fiber] = NUTRIENTS[food] ?? [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const alcohol = nutrientFigures(food)?.figures.alcohol ?? 0;
  const parts = 4 * protein + 9 * fat + 4 * carbohydrate - 2 * (fiber ?? 0) + 7 * alcohol;
  return Math.abs(energy - parts) > (energy < 30 ? 5 : 0.15 * energy);
}

const FOODS = Object.keys(NUTRIENTS).filter(isAnyFood);

describe.each(FOODS)('%s', (food) => {
  const [ndb, water, , protein, fat, saturated, carbohydrate, sugars, fiber] = NUTRIENTS[food] ?? [];

  it('has an NDB number, and no figure below 0', () => {
    expect(String(ndb)).toMatch(/^\d{4,5}$/);
    for (const figure of NUTRIENTS[food] ?? []) expect(figure ?? 0).toBeGreaterThanOrEqual(0);
  });

  it('has the energy of what it holds, or a reason why not', () => {
    expect(energyDiffers(food)).toBe(excepted.has(food));
  });

  it.skipIf(food in SUM_EXCEPTIONS)('contains no more than it weighs', () => {
    expect((water ?? 0) + (protein ?? 0) + (fat ?? 0) + (carbohydrate ?? 0)).toBeLessThanOrEqual(101);
    expect(saturated ?? 0).toBeLessThanOrEqual((fat ?? 0) + ROUNDING);
    expect((sugars ?? 0) + (fiber ?? 0)).toBeLessThanOrEqual((carbohydrate ?? 0) + MEASURED_APART);
  });
});

it('has every food that is excepted', () => {
  const named = [...excepted, ...TRAITS_OF_EATING.alcoholic, ...Object.keys(SUM_EXCEPTIONS)];
  expect(named.filter((food) => !(food in NUTRIENTS))).toEqual([]);
});

// Read from file ABBREV: water, energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium
it.each([
  ['butter', [1145, 17.94, 717, 0.85, 81.11, 51.368, 0.06, 0.06, 0, 11]],
  ['bananas-mashed', [9040, 74.91, 89, 1.09, 0.33, 0.112, 22.84, 12.23, 2.6, 1]],
  ['spinach-raw', [11457, 91.4, 23, 2.86, 0.39, 0.063, 3.63, 0.42, 2.2, 79]],
  ['rice', [20044, 11.62, 365, 7.13, 0.66, 0.18, 79.95, 0.12, 1.3, 5]],
  ['chicken-breasts', [5062, 73.9, 120, 22.5, 2.62, 0.563, 0, 0, 0, 45]],
  ['salt', [2047, 0.2, 0, 0, 0, 0, 0, 0, 0, 38758]],
  ['cape-gooseberries', [9138, 85.4, 53, 1.9, 0.7, null, 11.2, null, null, null]],
] as const)('%s is as published', (food, row) => {
  expect(NUTRIENTS[food]).toEqual(row);
});

// Read from file FOOD_DES: 100 less the refuse
it.each([
  ['whole-egg', 88],
  ['bananas-mashed', 64],
  ['corn-ears', 36],
  ['avocado-cubed', 67],
  ['chicken-wings', 62],
] as const)('%s is eaten to %d percent', (food, percent) => {
  expect(EDIBLE_PERCENT[food]).toBe(percent);
});

it('has an edible share only of foods with a row, and never all or nothing', () => {
  expect(Object.keys(EDIBLE_PERCENT).filter((food) => !(food in NUTRIENTS))).toEqual([]);
  for (const percent of Object.values(EDIBLE_PERCENT)) {
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
  }
});

// The column of alcohol in USDA's release 26, in grams; ash, which is counted with it here, is 0.1 to 0.3 g.
it.each([
  ['rum', 33.4],
  ['red-wine', 10.6],
  ['beer', 3.9],
  ['red-wine-vinegar', 0],
  ['salt', 0],
] as const)('%s holds about %d g of alcohol', (food, grams) => {
  expect(Math.abs((nutrientFigures(food)?.figures.alcohol ?? -1) - grams)).toBeLessThanOrEqual(0.3);
});
