import { describe, expect, it } from 'vitest';
import { declareEu, type EuRow, euEnergy, euPercent } from './euLabel.ts';

/** `4.94 4.9`: 4.94 g is declared as 4.9; `0.4 <0.5` as less than 0.5. */
const pairs = (text: string) =>
  text.split(', ').map((pair) => pair.split(' ') as [amount: string, shown: string]);

const GRAMS =
  '0 0, 0.1 <0.5, 0.5 <0.5, 0.51 0.5, 0.55 0.6, 0.94 0.9, 0.95 1, 4.94 4.9, 9.94 9.9, 10 10, 10.4 10, 10.5 11';

/** The European Commission's guidance on tolerances (December 2012), table 4. */
describe.each<[EuRow, string]>([
  ['fat', `${GRAMS}, 99.6 100`],
  ['carbohydrate', `${GRAMS}, 76.31 76`],
  ['sugars', GRAMS],
  ['fiber', GRAMS],
  ['protein', `${GRAMS}, 24.9 25`],
  ['saturated', '0 0, 0.05 <0.1, 0.1 <0.1, 0.11 0.1, 0.15 0.2, 0.5 0.5, 1.04 1, 9.94 9.9, 10 10, 13.5 14'],
  [
    'salt',
    '0 0, 0.005 <0.01, 0.0125 <0.01, 0.013 0.01, 0.014 0.01, 0.015 0.02, 0.1 0.1, 0.125 0.13, 0.994 0.99, 1 1, 1.04 1, 1.05 1.1, 2.96 3',
  ],
])('%s on a label of the Union', (row, text) => {
  it.each(pairs(text))('%s g is %s g', (amount, shown) => {
    const { amount: declared, below } = declareEu(row, Number(amount));
    expect(`${below ? '<' : ''}${declared}`).toBe(shown);
  });
});

/** Annex XIV: 17 kJ and 4 kcal for carbohydrate and protein, 37 and 9 for fat, 8 and 2 for fiber, 29 and 7 for alcohol. */
it.each([
  [{ carbohydrate: 1, protein: 0, fat: 0, fiber: 0 }, 17, 4],
  [{ carbohydrate: 0, protein: 1, fat: 0, fiber: 0 }, 17, 4],
  [{ carbohydrate: 0, protein: 0, fat: 1, fiber: 0 }, 37, 9],
  [{ carbohydrate: 0, protein: 0, fat: 0, fiber: 1 }, 8, 2],
  [{ carbohydrate: 0, protein: 0, fat: 0, fiber: 0, alcohol: 1 }, 29, 7],
  [{ carbohydrate: 73.61, protein: 10.33, fat: 0.98, fiber: 2.7 }, 1485, 350],
  [{ carbohydrate: 0.06, protein: 0.85, fat: 81.11, fiber: 0 }, 3017, 734],
  [{ carbohydrate: 99.98, protein: 0, fat: 0, fiber: 0 }, 1700, 400],
] as const)('%j has %d kJ and %d kcal', (parts, kilojoules, kilocalories) => {
  expect(euEnergy({ alcohol: 0, ...parts, saturated: 0, sugars: 0, salt: 0 })).toEqual({
    kilojoules,
    kilocalories,
  });
});

it('has no energy without one of its parts', () => {
  const parts = {
    carbohydrate: 1,
    protein: 1,
    fat: null,
    fiber: 1,
    alcohol: 0,
    saturated: 0,
    sugars: 0,
    salt: 0,
  };
  expect(euEnergy(parts)).toBeNull();
});

// Annex XIII, part B
it.each([
  [8400, 'kilojoules', 100],
  [2000, 'kilocalories', 100],
  [70, 'fat', 100],
  [20, 'saturated', 100],
  [260, 'carbohydrate', 100],
  [90, 'sugars', 100],
  [50, 'protein', 100],
  [6, 'salt', 100],
  [3.5, 'fat', 5],
  [0.3, 'salt', 5],
  [13.1, 'carbohydrate', 5],
  [1050, 'kilojoules', 13],
] as const)('%d of %s is %d %% of the reference intake', (amount, of, percent) => {
  expect(euPercent(amount, of)).toBe(percent);
});
