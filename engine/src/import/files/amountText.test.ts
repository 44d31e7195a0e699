import { expect, test } from 'vitest';
import { amountText } from './amountText.ts';

test.each<[unknown, string]>([
  [0, ''],
  [-1, ''],
  [null, ''],
  [Number.NaN, ''],
  ['', ''],
  ['two', ''],
  [1, '1'],
  ['2', '2'],
  [0.5, '1/2'],
  [1.5, '1 1/2'],
  // A third and two thirds, as programs round them
  [0.33, '1/3'],
  [0.333, '1/3'],
  [2.667, '2 2/3'],
  [0.125, '1/8'],
  [1.999, '2'],
  [0.35, '0.35'],
  [1.4, '1.4'],
  [1.235, '1.24'],
  [0.0251, '0.025'],
  [12000, '12000'],
  [250.5, '250.5'],
])('%j is written %j', (amount, text) => {
  expect(amountText(amount)).toBe(text);
});
