import { type KitchenFraction, kitchenFraction } from '../quantity/fraction.ts';
import { isFilled } from '../units/howUsed.ts';
import type { KitchenUnitId } from '../units/units.ts';
import { shownGrams, shownMilliliters } from './metric.ts';
import { sizeInGrams, sizeInMilliliters } from './sizes.ts';

/**
 * The decimals for numbers that are not rounded to a tool, such as ounces, liters and lengths: hundredths, as the
 * specification has them; three digits below a tenth.
 */
export function decimalsFor(value: number): number {
  if (value > 0 && value < 0.1) return Math.min(2 - Math.floor(Math.log10(value)), 20);
  return 2;
}

/**
 * An amount of a unit as a scale or a jug shows it, or as the size of another unit; other units are left as they are.
 */
export function shownNumber(value: number, unit: KitchenUnitId, isSize = false): number {
  if (unit === 'grams') return isSize ? sizeInGrams(value) : shownGrams(value);
  if (unit === 'milliliters') return isSize ? sizeInMilliliters(value) : shownMilliliters(value);
  return value;
}

/** The fraction for a number of cups and the like; null for what is not one, and for units that are not filled. */
export function exactFraction(value: number, unit: KitchenUnitId): KitchenFraction | null {
  const fraction = isFilled(unit) ? kitchenFraction(value) : null;
  return fraction?.exact ? fraction : null;
}
