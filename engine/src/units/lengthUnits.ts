import { convertLinear } from './linear.ts';

/** Units of the inch calculator. Factors are millimeters, exact by definition. */
const LENGTH_UNITS = {
  mm: { factor: 1 }, // base unit
  cm: { factor: 10 }, // SI
  in: { factor: 25.4 }, // international inch, 1959
  ft: { factor: 304.8 }, // 12 in
  yd: { factor: 914.4 }, // 3 ft
  m: { factor: 1000 }, // SI
} as const satisfies Record<string, { factor: number }>;

export type LengthUnitId = keyof typeof LENGTH_UNITS;

/** The ids in menu order. */
export const LENGTH_UNIT_IDS = Object.keys(LENGTH_UNITS) as readonly LengthUnitId[];

/** Whether the text is the id of a length unit. */
export function isLengthUnit(id: string): id is LengthUnitId {
  return Object.hasOwn(LENGTH_UNITS, id);
}

/**
 * Converts a length between two units, unrounded. Never fails: null, an unknown unit and a result too large for a
 * number all give 0, as the inch calculator's specification requires. Negative lengths are converted.
 */
export function convertLength(value: number | null, from: string, to: string): number {
  if (value === null || !isLengthUnit(from) || !isLengthUnit(to)) return 0;
  const result = convertLinear(value, LENGTH_UNITS[from], LENGTH_UNITS[to]);
  return result.ok ? result.value : 0;
}
