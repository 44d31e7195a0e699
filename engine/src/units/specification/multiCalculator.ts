import { fail, type Result } from '../../result.ts';
import { convertLinear } from '../linear.ts';
import { UNITS } from '../units.ts';

/**
 * Volumes of the multi-calculator, in milliliters. Cup, tablespoon and teaspoon are those of US nutrition labels; the
 * others are US customary ones, rounded as the specification has them for this tool.
 */
const MULTI_VOLUME_UNITS = {
  cup: { factor: UNITS.us_legal_cup.size },
  tbsp: { factor: UNITS.metric_tablespoon.size }, // as on labels, 21 CFR 101.9(b)(5)(viii)
  tsp: { factor: UNITS.metric_teaspoon.size }, // the same rule
  ml: { factor: UNITS.milliliters.size },
  l: { factor: UNITS.liters.size },
  floz: { factor: 29.57 },
  pint: { factor: 473.18 },
  quart: { factor: 946.35 },
  gallon: { factor: 3785.41 },
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
