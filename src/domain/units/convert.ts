import { fail, ok, type Result } from '../result.ts';
import { HOME_UNITS, isHomeUnit } from './home.ts';

export type HomeConversionError = 'amount-not-positive' | 'unknown-unit' | 'failed';

export interface HomeConversion {
  amount: number;
  /** Id of a home unit; anything else is the failure 'unknown-unit'. */
  from: string;
  to: string;
  /** Grams per milliliter of the ingredient. Only read between a weight and a volume. */
  density: number;
}

/**
 * Converts an amount between two units of the home converter, unrounded.
 *
 * Rule: the amount times the factor of its unit; from weight to volume divided by
 * the density, from volume to weight multiplied by it; then divided by the factor of the wanted unit.
 *
 * Errors: 'amount-not-positive' for zero and below, 'unknown-unit', and 'failed' for an amount that is
 * no finite number, a density that is not above 0, and a result too large for a number.
 */
export function convertHome({
  amount,
  from,
  to,
  density,
}: HomeConversion): Result<number, HomeConversionError> {
  if (amount <= 0) return fail('amount-not-positive');
  if (!isHomeUnit(from) || !isHomeUnit(to)) return fail('unknown-unit');
  const source = HOME_UNITS[from];
  const target = HOME_UNITS[to];
  let base = amount * source.factor;
  if (source.kind !== target.kind) {
    if (!(density > 0)) return fail('failed');
    base = source.kind === 'weight' ? base / density : base * density;
  }
  const result = base / target.factor;
  return Number.isFinite(result) ? ok(result) : fail('failed');
}
