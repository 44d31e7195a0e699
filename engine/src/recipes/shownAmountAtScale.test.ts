import { describe, expect, it } from 'vitest';
import { type AmountPart, shownAmount } from './shownAmount.ts';
import { type Amount, count, each, grams, milliliters, spoons } from './values.ts';

const FACTORS = [1, 0.5, 1.5, 2, 2.5, 10] as const;
type Food = Parameters<typeof shownAmount>[1];
/** With the density of water, so that milliliters equal grams. */
const POWDER: Food = { density: 1 };
const LIQUID: Food = { liquid: true, density: 1 };

const written = (parts: readonly AmountPart[]) =>
  parts.map(({ unit, values }) => `${values.join('-')} ${unit}`).join(' + ');

const shown = (amount: Amount, system: 'metric' | 'us', factor: number, food: Food) =>
  written(shownAmount(amount, food, { system, factor, tablespoon: 15 }));

type Row = readonly [name: string, Amount, Food, metric: readonly string[], us: readonly string[]];

/** Calculated by hand for each of FACTORS. A cup is 16 tbsp, a tablespoon 3 tsp, a pound 16 oz. */
const ROWS: readonly Row[] = [
  [
    'flour',
    grams(220, [1.75, 'cup']),
    POWDER,
    ['220 g', '110 g', '330 g', '440 g', '550 g', '2.2 kg'],
    // 2 5/8 and 4 3/8 cups are within 2 % of what measuring cups hold.
    [
      '1.75 cup',
      '0.75 cup + 2 tbsp',
      '2.6666666666666665 cup',
      '3.5 cup',
      '4.333333333333333 cup',
      '17.5 cup',
    ],
  ],
  [
    'milk',
    milliliters(240, [1, 'cup']),
    LIQUID,
    ['240 ml', '120 ml', '360 ml', '480 ml', '600 ml', '2.4 l'],
    ['1 cup', '0.5 cup', '1.5 cup', '2 cup', '2.5 cup', '10 cup'],
  ],
  [
    'a third of a cup of water',
    milliliters(80, [1 / 3, 'cup']),
    LIQUID,
    ['80 ml', '40 ml', '120 ml', '160 ml', '200 ml', '800 ml'],
    // 1/6 cup is 2 2/3 tbsp: 2 tbsp + 2 tsp. 5/6 are 13 1/3 tbsp: with two kinds of measures 10 2/3 + 2 1/2 (1.3 %
    // off).
    [
      '0.3333333333333333 cup',
      '2 tbsp + 2 tsp',
      '0.5 cup',
      '0.6666666666666666 cup',
      '0.6666666666666666 cup + 2.5 tbsp',
      '3.3333333333333335 cup',
    ],
  ],
  [
    'beef',
    grams(900, [2, 'lb']),
    {},
    ['900 g', '450 g', '1.35 kg', '1.8 kg', '2.25 kg', '9 kg'],
    ['2 lb', '1 lb', '3 lb', '4 lb', '5 lb', '20 lb'],
  ],
  [
    'tofu',
    grams(225, [8, 'oz']),
    {},
    ['225 g', '113 g', '338 g', '450 g', '565 g', '2.25 kg'],
    // From a pound on in pounds.
    ['8 oz', '4 oz', '12 oz', '1 lb', '1.25 lb', '5 lb'],
  ],
  [
    'kombu',
    grams(10, [1 / 3, 'oz']),
    {},
    ['10 g', '5 g', '15 g', '20 g', '25 g', '100 g'],
    // 1/6, 5/6 and 3 1/3 oz
    ['0.3333333333333333 oz', '0.17 oz', '0.5 oz', '0.6666666666666666 oz', '0.83 oz', '3.25 oz'],
  ],
  [
    'a tablespoon of a powder',
    spoons(1, 'tbsp'),
    POWDER,
    // Ten are 147.9 ml, more than 4 tbsp.
    ['1 tbsp', '0.5 tbsp', '1.5 tbsp', '2 tbsp', '2.5 tbsp', '148 g'],
    ['1 tbsp', '0.5 tbsp', '1.5 tbsp', '2 tbsp', '2.5 tbsp', '0.5 cup + 2 tbsp'],
  ],
  [
    'a tablespoon of a liquid',
    spoons(1, 'tbsp'),
    LIQUID,
    ['1 tbsp', '0.5 tbsp', '1.5 tbsp', '2 tbsp', '2.5 tbsp', '150 ml'],
    ['1 tbsp', '0.5 tbsp', '1.5 tbsp', '2 tbsp', '2.5 tbsp', '0.5 cup + 2 tbsp'],
  ],
  [
    'a tablespoon of what nobody weighed',
    spoons(1, 'tbsp'),
    {},
    ['1 tbsp', '0.5 tbsp', '1.5 tbsp', '2 tbsp', '2.5 tbsp', '10 tbsp'],
    ['1 tbsp', '0.5 tbsp', '1.5 tbsp', '2 tbsp', '2.5 tbsp', '0.5 cup + 2 tbsp'],
  ],
  [
    'baking powder',
    spoons(1.5, 'tsp'),
    POWDER,
    // 15 tsp are 73.9 ml.
    ['1.5 tsp', '0.75 tsp', '2.25 tsp', '1 tbsp', '1 tbsp + 0.75 tsp', '74 g'],
    ['1.5 tsp', '0.75 tsp', '2.25 tsp', '1 tbsp', '1 tbsp + 0.75 tsp', '0.25 cup + 1 tbsp'],
  ],
  [
    'eggs',
    count(3),
    { gramsEach: 50 },
    ['3 piece', '1.5 piece', '4.5 piece', '6 piece', '7.5 piece', '30 piece'],
    ['3 piece', '1.5 piece', '4.5 piece', '6 piece', '7.5 piece', '30 piece'],
  ],
  [
    'two or three tomatoes',
    count(2, 3),
    {},
    ['2-3 piece', '1-1.5 piece', '3-4.5 piece', '4-6 piece', '5-7.5 piece', '20-30 piece'],
    ['2-3 piece', '1-1.5 piece', '3-4.5 piece', '4-6 piece', '5-7.5 piece', '20-30 piece'],
  ],
  [
    'fillets of so much each',
    each(grams(170, [6, 'oz'])),
    {},
    ['170 g', '170 g', '170 g', '170 g', '170 g', '170 g'],
    ['6 oz', '6 oz', '6 oz', '6 oz', '6 oz', '6 oz'],
  ],
];

describe.each(ROWS)('%s', (_, amount, food, metric, us) => {
  it.each(FACTORS.map((factor, index) => [factor, metric[index], us[index]]))(
    'times %d',
    (factor, si, customary) => {
      expect(shown(amount, 'metric', Number(factor), food)).toBe(si);
      expect(shown(amount, 'us', Number(factor), food)).toBe(customary);
    },
  );
});
