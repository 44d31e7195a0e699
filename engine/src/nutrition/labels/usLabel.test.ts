import { describe, expect, it } from 'vitest';
import { declareUs, type UsRow } from './usLabel.ts';

/** `4.9 0`: 4.9 is declared as 0. */
const pairs = (text: string) =>
  text.split(', ').map((pair) => pair.split(' ').map(Number) as [amount: number, declared: number]);

const FATS =
  '0 0, 0.1 0, 0.49 0, 0.5 0.5, 0.74 0.5, 0.75 1, 1.2 1, 1.25 1.5, 2.6 2.5, 4.7 4.5, 4.8 5, 5 5, 5.4 5';
const GRAMS = '0 0, 0.4 0, 0.49 0, 1 1, 1.4 1, 1.5 2, 7.49 7, 7.5 8, 12.6 13, 99.5 100';

/** 21 CFR 101.9(c)(1) to (c)(7). */
describe.each<[UsRow, string]>([
  [
    'energy',
    '0 0, 4.9 0, 5 5, 7.4 5, 7.5 10, 12 10, 12.5 15, 47 45, 48 50, 50 50, 52 50, 54.9 50, 55 60, 64 60, 65 70, 104 100, 105 110, 247 250, 384.9 380, 1234 1230',
  ],
  ['fat', `${FATS}, 5.5 6, 9.5 10, 22.4 22`],
  ['saturated', `${FATS}, 13.5 14`],
  [
    'sodium',
    '0 0, 4.9 0, 5 5, 7.4 5, 7.5 10, 62 60, 63 65, 137 135, 138 140, 140 140, 142 140, 144.9 140, 145 150, 384 380, 385 390, 2304 2300',
  ],
  ['carbohydrate', `${GRAMS}, 274.6 275`],
  ['fiber', GRAMS],
  ['sugars', GRAMS],
  ['protein', `${GRAMS}, 31.2 31`],
])('%s on a US label', (row, text) => {
  it.each(pairs(text))('%d is %d', (amount, declared) => {
    expect(declareUs(row, amount).amount).toBeCloseTo(declared, 9);
  });
});

it.each<[UsRow, number, boolean]>([
  ['carbohydrate', 0.49, false],
  ['carbohydrate', 0.5, true],
  ['fiber', 0.7, true],
  ['sugars', 0.99, true],
  ['protein', 0.6, true],
  ['protein', 1, false],
  ['fat', 0.6, false],
])('%s of %d g as less than a gram: %s', (row, amount, less) => {
  expect(declareUs(row, amount).lessThanOne).toBe(less);
});

// FDA, "What's New with the Nutrition Facts Label?": the new label of the sample
it.each<[UsRow, number, number]>([
  ['fat', 8, 10],
  ['saturated', 1, 5],
  ['sodium', 160, 7],
  ['carbohydrate', 37, 13],
  ['fiber', 4, 14],
])('%s of %d on the sample of FDA is %d %%', (row, amount, percent) => {
  expect(declareUs(row, amount).percent).toBe(percent);
});

// Daily values: 21 CFR 101.9(c)(9); none for sugars, that of protein may be left out
it.each<[UsRow, number, number | null]>([
  ['fat', 78, 100],
  ['fat', 8, 10],
  ['fat', 0, 0],
  ['saturated', 20, 100],
  ['saturated', 3, 15],
  ['saturated', 3.1, 16],
  ['sodium', 2300, 100],
  ['sodium', 460, 20],
  ['sodium', 11.4, 0],
  ['sodium', 11.5, 1],
  ['carbohydrate', 275, 100],
  ['carbohydrate', 37, 13],
  ['fiber', 28, 100],
  ['fiber', 4, 14],
  ['fiber', 0.4, 1],
  ['sugars', 50, null],
  ['protein', 50, null],
  ['energy', 2000, null],
])('%s of %d is %j percent of the daily value', (row, amount, percent) => {
  expect(declareUs(row, amount).percent).toBe(percent);
});
