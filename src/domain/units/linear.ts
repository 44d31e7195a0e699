import { fail, ok, type Result } from '../result.ts';

/** A unit that is so many of its base unit. */
export interface LinearUnit {
  readonly factor: number;
}

/**
 * Converts between two units of one base unit, unrounded: amount x factor / factor. Negative amounts are converted, and
 * zero is never negative zero. Error: 'not-finite' for an amount or a result that is not a finite number.
 */
export function convertLinear(
  amount: number,
  from: LinearUnit,
  to: LinearUnit,
): Result<number, 'not-finite'> {
  const result = (amount * from.factor) / to.factor;
  return Number.isFinite(result) ? ok(result + 0) : fail('not-finite'); // adding 0 drops -0
}
