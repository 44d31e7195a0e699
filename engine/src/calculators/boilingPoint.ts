import { fail, ok, type Result } from '../result.ts';

/** The Dead Sea's shore and above the highest town, at 5,100 m: outside, the altitude is a typing error. */
export const ALTITUDE_RANGE = { min: -430, max: 6000 } as const;

/** Pascals at sea level in the standard atmosphere. */
const SEA_LEVEL_PASCALS = 101_325;
const PASCALS_PER_MM_MERCURY = 133.322387415; // by definition

/** Pascals at an altitude in meters: U.S. Standard Atmosphere, 1976, below 11 km. */
const pressureAt = (meters: number): number =>
  SEA_LEVEL_PASCALS * (1 - (0.0065 * meters) / 288.15) ** 5.25588;

/**
 * Degrees Celsius at which water boils at an altitude in meters, in usual weather: the pressure of the U.S. Standard
 * Atmosphere, and the Antoine equation. Unrounded; 100 °C at sea level to within 0.01.
 *
 * Errors: 'out-of-range' below -430 m, above 6000 m, and for what is not a number.
 */
export function boilingPoint(meters: number): Result<number, 'out-of-range'> {
  if (!(meters >= ALTITUDE_RANGE.min && meters <= ALTITUDE_RANGE.max)) return fail('out-of-range');
  const mercury = pressureAt(meters) / PASCALS_PER_MM_MERCURY;
  // The equation of water, 1 to 100 °C, for millimeters of mercury (Dortmund Data Bank)
  return ok(1730.63 / (8.07131 - Math.log10(mercury)) - 233.426);
}
