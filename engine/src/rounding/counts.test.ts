import { expect, it } from 'vitest';
import { roundToKitchenFraction } from './counts.ts';

it.each([
  [0.01, 0.125],
  [0.3, 1 / 3],
  [1.05, 1],
  [3.3, 3 + 1 / 3],
  [4.2, 4],
  [4.3, 4.5],
  [9.8, 10],
  [10.4, 10],
])('%d things round to %d', (value, is) => {
  expect(roundToKitchenFraction(value)).toBeCloseTo(is, 12);
});
