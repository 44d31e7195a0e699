import { fail, ok, type Result } from '../result.ts';
import { BRINE_METHODS } from './brineMethods.ts';

export interface BrineSalt {
  /** Grams of salt, and what the tested range is in grams. */
  grams: number;
  least: number;
  most: number;
  /** Milliliters of vinegar with 5 % acid that belong to it; 0 for none. */
  vinegar: number;
}

export type BrineError =
  | 'unknown-method'
  | 'no-percent'
  | 'negative-amount'
  | 'too-large'
  | 'too-little-salt'
  | 'too-much-salt';

/** Larger batches are a factory's, which has its own tests. */
const MAX_GRAMS = 1_000_000;

/** Keeps 2.5 % of a binary number from being above 2.5. */
const NOISE = 1e-9;

/**
 * Grams of salt for grams of food or of water, by a tested method. `percent` is by weight of what the method says.
 *
 * Errors: 'unknown-method'; 'no-percent' if it is not a number; 'negative-amount' for weights that are 0, below, or
 * not a number; 'too-large' above a ton; 'too-little-salt' and 'too-much-salt' outside the tested range, where no
 * amount is given: below it harmful bacteria may grow, above it the acid that keeps them away may not form.
 */
export function brineSalt(weight: number, percent: number, method: string): Result<BrineSalt, BrineError> {
  const row = BRINE_METHODS.find(({ id }) => id === method);
  if (!row) return fail('unknown-method');
  if (!Number.isFinite(percent)) return fail('no-percent');
  if (!(weight > 0)) return fail('negative-amount');
  if (weight > MAX_GRAMS) return fail('too-large');
  if (percent < row.min - NOISE) return fail('too-little-salt');
  if (percent > row.max + NOISE) return fail('too-much-salt');
  const share = (of: number) => (weight * of) / 100;
  return ok({
    grams: share(percent),
    least: share(row.min),
    most: share(row.max),
    vinegar: (weight * row.vinegarPerLiter) / 1000,
  });
}
