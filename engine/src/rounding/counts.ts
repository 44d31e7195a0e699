import { type KitchenFraction, kitchenFraction } from '../quantity/fraction.ts';
import { isFilled } from '../units/howUsed.ts';
import type { KitchenUnitId } from '../units/units.ts';

/** Decimals of a number that is not a count: hundredths below 10, tenths below 100, none above. */
export const decimalsOf = (value: number): number => (value < 9.995 ? 2 : value < 99.95 ? 1 : 0);

/** The fraction for a number of cups and the like; null for what is not one, and for units that are not filled. */
export function exactFraction(value: number, unit: KitchenUnitId): KitchenFraction | null {
  const fraction = isFilled(unit) ? kitchenFraction(value) : null;
  return fraction?.exact ? fraction : null;
}

/**
 * A number of things as a cook counts them: the nearest half, third, quarter or eighth; from 4 up the nearest half, from
 * 10 up the nearest whole number. Never less than an eighth.
 */
export function roundToKitchenFraction(value: number): number {
  if (value >= 10) return Math.round(value);
  const near = kitchenFraction(value < 4 ? value : Math.round(value * 2) / 2);
  return near ? near.whole + near.numerator / near.denominator : 1 / 8;
}
