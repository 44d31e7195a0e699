import { fail, ok, type Result } from '../result.ts';

export interface RecipeScale {
  /** Servings of the recipe as written. */
  original: number | null;
  desired: number | null;
  /** Amount of one ingredient, in any unit. */
  amount: number | null;
}

/** What to multiply a recipe by: desired / original. Error: 'invalid-numbers' unless both are above 0. */
export function scaleFactor(
  original: number | null,
  desired: number | null,
): Result<number, 'invalid-numbers'> {
  if (original === null || desired === null || !(original > 0) || !(desired > 0))
    return fail('invalid-numbers');
  const factor = desired / original;
  return Number.isFinite(factor) ? ok(factor) : fail('invalid-numbers');
}

/**
 * Scales an amount to another number of servings: amount x desired / original, unrounded, in the same unit.
 * Error: 'invalid-numbers' unless both servings are above 0 and amount and result are finite.
 */
export function scaleAmount({ original, desired, amount }: RecipeScale): Result<number, 'invalid-numbers'> {
  const factor = scaleFactor(original, desired);
  if (!factor.ok || amount === null || original === null || desired === null) return fail('invalid-numbers');
  // Multiplying first keeps whole numbers whole: 3 x 6 / 9, not 3 x 0.666...
  const result = (amount * desired) / original;
  return Number.isFinite(result) ? ok(result + 0) : fail('invalid-numbers'); // adding 0 drops -0
}
