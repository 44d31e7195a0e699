import { fail, type Result } from '../result.ts';
import { convertLinear } from './linear.ts';

/**
 * Volumes of the multi-calculator. Factors are milliliters. Cup, tablespoon and teaspoon are those of US nutrition
 * labels, not the customary ones in the home converter; the others are US customary.
 */
export const MULTI_VOLUME_UNITS = {
  cup: { factor: 240 }, // US label cup, 21 CFR 101.9(b)(5)(viii)
  tbsp: { factor: 15 }, // US label tablespoon, same rule
  tsp: { factor: 5 }, // US label teaspoon, same rule
  ml: { factor: 1 }, // base unit
  l: { factor: 1000 }, // SI
  floz: { factor: 29.57 }, // US fluid ounce 29.5735 ml, rounded
  pint: { factor: 473.18 }, // US liquid pint 473.1765 ml, rounded
  quart: { factor: 946.35 }, // US liquid quart 946.3529 ml, rounded
  gallon: { factor: 3785.41 }, // US gallon 231 cubic inches = 3785.4118 ml, rounded
} as const satisfies Record<string, { factor: number }>;

export type MultiVolumeUnitId = keyof typeof MULTI_VOLUME_UNITS;

/** The ids in menu order. */
export const MULTI_VOLUME_UNIT_IDS = Object.keys(MULTI_VOLUME_UNITS) as readonly MultiVolumeUnitId[];

/** Whether the text is the id of a multi-calculator volume unit. */
export function isMultiVolumeUnit(id: string): id is MultiVolumeUnitId {
  return Object.hasOwn(MULTI_VOLUME_UNITS, id);
}

/**
 * Converts a volume between two units of the multi-calculator, unrounded. Zero is allowed.
 * Error: 'invalid-number' for null and amounts below 0, or if the amount or result is not finite.
 */
export function convertMultiVolume(
  amount: number | null,
  from: MultiVolumeUnitId,
  to: MultiVolumeUnitId,
): Result<number, 'invalid-number'> {
  if (amount === null || !(amount >= 0)) return fail('invalid-number');
  const result = convertLinear(amount, MULTI_VOLUME_UNITS[from], MULTI_VOLUME_UNITS[to]);
  return result.ok ? result : fail('invalid-number');
}
