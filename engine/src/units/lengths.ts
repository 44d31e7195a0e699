import { convertLinear } from './linear.ts';
import { isLengthUnit, UNITS } from './units.ts';

/**
 * Converts a length between two units, unrounded. Never fails: null, an unknown unit and a result too large for a
 * number all give 0, as the inch calculator's specification requires. Negative lengths are converted.
 */
export function convertLength(value: number | null, from: string, to: string): number {
  if (value === null || !isLengthUnit(from) || !isLengthUnit(to)) return 0;
  const result = convertLinear(value, { factor: UNITS[from].size }, { factor: UNITS[to].size });
  return result.ok ? result.value : 0;
}
