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
