import { fail, type Result } from '../result.ts';
import { convertLinear } from './linear.ts';
import { isUnit, UNITS } from './units.ts';

export type ConversionError = 'not-finite' | 'unknown-unit' | 'different-kinds' | 'no-density';

/** Milliliters weigh their number times the density; other units keep their size. */
const sizeIn = (unit: keyof typeof UNITS, density: number) => ({
  factor: UNITS[unit].kind === 'volume' ? UNITS[unit].size * density : UNITS[unit].size,
});

/**
 * Converts an amount between two units, exact and unrounded; negative amounts too. A weight and a volume convert
 * through the food's density in grams per milliliter.
 *
 * Errors: 'unknown-unit'; 'different-kinds' for a length and a volume or weight; 'no-density' if a density is needed
 * but not given or not above 0; 'not-finite' if the amount or the result is not a finite number.
 */
export function convert({
  amount,
  from,
  to,
  gramsPerMl,
}: {
  amount: number;
  /** Ids of `UNITS`. */
  from: string;
  to: string;
  gramsPerMl?: number;
}): Result<number, ConversionError> {
  if (!isUnit(from) || !isUnit(to)) return fail('unknown-unit');
  const [a, b] = [UNITS[from].kind, UNITS[to].kind];
  if (a === b) return convertLinear(amount, sizeIn(from, 1), sizeIn(to, 1));
  if (a === 'length' || b === 'length') return fail('different-kinds');
  if (gramsPerMl === undefined || !(gramsPerMl > 0)) return fail('no-density');
  return convertLinear(amount, sizeIn(from, gramsPerMl), sizeIn(to, gramsPerMl));
}
