import { fail, type Result } from '../result.ts';
import { HOME_UNITS, type HomeUnitId, isHomeUnit } from './home.ts';
import { convertLinear } from './linear.ts';

export type HomeConversionError = 'amount-not-positive' | 'unknown-unit' | 'failed';

export interface HomeConversion {
  amount: number;
  /** The id of a home unit; any other text fails with 'unknown-unit'. */
  from: string;
  to: string;
  /** Grams per milliliter. Only used between a weight and a volume. */
  density: number;
}

/** A unit's weight in grams; for a volume, milliliters times density. */
function inGrams(id: HomeUnitId, density: number): { factor: number } {
  const { kind, factor } = HOME_UNITS[id];
  return { factor: kind === 'volume' ? factor * density : factor };
}

/**
 * Converts an amount between two units of the home converter, unrounded. A weight and a volume convert through the
 * density (mass = density x volume).
 *
 * Errors: 'amount-not-positive' for zero and below; 'unknown-unit'; 'failed' if the amount is not finite, a density is
 * needed but not above 0, or the result is too large for a number.
 */
export function convertHome({
  amount,
  from,
  to,
  density,
}: HomeConversion): Result<number, HomeConversionError> {
  if (amount <= 0) return fail('amount-not-positive');
  if (!isHomeUnit(from) || !isHomeUnit(to)) return fail('unknown-unit');
  const sameKind = HOME_UNITS[from].kind === HOME_UNITS[to].kind;
  if (!sameKind && !(density > 0)) return fail('failed');
  const result = sameKind
    ? convertLinear(amount, HOME_UNITS[from], HOME_UNITS[to])
    : convertLinear(amount, inGrams(from, density), inGrams(to, density));
  return result.ok ? result : fail('failed');
}
