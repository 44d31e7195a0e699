import { fail, ok, type Result } from '../result.ts';

/** A unit that is a multiple of its base unit. */
export interface LinearUnit {
  readonly factor: number;
}

/**
 * Converts between two units with the same base unit, unrounded: amount x factor / factor. Negative amounts are
 * converted; the result is never negative zero. Error: 'not-finite' if the amount or result is not finite.
 */
export function convertLinear(
  amount: number,
  from: LinearUnit,
  to: LinearUnit,
): Result<number, 'not-finite'> {
  const result = (amount * from.factor) / to.factor;
  return Number.isFinite(result) ? ok(result + 0) : fail('not-finite'); // adding 0 drops -0
}
