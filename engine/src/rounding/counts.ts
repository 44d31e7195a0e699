import { kitchenFraction } from '../quantity/fraction.ts';

/**
 * A number of things as a cook counts them: the nearest half, third, quarter or eighth; from 4 up the nearest half,
 * from 10 up the nearest whole number. Never less than an eighth.
 */
export function roundToKitchenFraction(value: number): number {
  if (value >= 10) return Math.round(value);
  const near = kitchenFraction(value < 4 ? value : Math.round(value * 2) / 2);
  return near ? near.whole + near.numerator / near.denominator : 1 / 8;
}
