import { fail, type Result } from '../result.ts';
import { isKitchenUnit, KITCHEN_UNITS, type KitchenUnitId } from './kitchenUnits.ts';
import { convertLinear } from './linear.ts';

export type HomeConversionError = 'amount-not-positive' | 'unknown-unit' | 'failed';

export interface HomeConversion {
  amount: number;
  /** Id of one of `KITCHEN_UNITS`; any other text fails with 'unknown-unit'. */
  from: string;
  to: string;
  /** Grams per milliliter. Only used between a weight and a volume. */
  density: number;
}

/** A unit in grams: a volume weighs its milliliters times the density. */
function inGrams(id: KitchenUnitId, density: number): { factor: number } {
  const { kind, factor } = KITCHEN_UNITS[id];
  return { factor: kind === 'volume' ? factor * density : factor };
}

/**
 * Converts an amount between two units of the converter, unrounded. A weight and a volume convert through the
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
  if (!isKitchenUnit(from) || !isKitchenUnit(to)) return fail('unknown-unit');
  const sameKind = KITCHEN_UNITS[from].kind === KITCHEN_UNITS[to].kind;
  if (!sameKind && !(density > 0)) return fail('failed');
  const result = sameKind
    ? convertLinear(amount, KITCHEN_UNITS[from], KITCHEN_UNITS[to])
    : convertLinear(amount, inGrams(from, density), inGrams(to, density));
  return result.ok ? result : fail('failed');
}
