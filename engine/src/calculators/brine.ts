import { fail, ok, type Result } from '../result.ts';

interface BrineMethodRow {
  id: string;
  /** What the percent is of: the vegetables, or the water. */
  of: 'food' | 'water';
  /** Percent by weight: the least and the most that is tested, and what we start from. */
  min: number;
  usual: number;
  max: number;
  /** Milliliters of vinegar (5 % acid) for a liter of water, part of the tested recipe. */
  vinegarPerLiter: number;
  /** Whether salt is what keeps harmful bacteria down, so that flakes of unknown weight a spoon will not do. */
  ferments: boolean;
}

/**
 * Methods with a tested amount of salt. There is no nitrite in any of them, and no curing of meat. Salt in household
 * measures is 292 g a cup (USDA SR26, NDB 02047), water 1 g/ml.
 */
export const BRINE_METHODS = [
  // National Center for Home Food Preservation, sauerkraut: 3 tbsp for 5 lb of cabbage, 2.4 %. UC Cooperative Extension,
  // Sauerkraut, 2020: "2.25 to 2.50 percent salt by weight".
  { id: 'sauerkraut', of: 'food', min: 2.25, usual: 2.4, max: 2.5, vinegarPerLiter: 0, ferments: true },
  // NCHFP, sauerkraut: 1 1/2 tbsp for a quart of boiled, cooled water, where juice does not cover the cabbage: 2.9 %.
  { id: 'cover', of: 'water', min: 2.8, usual: 2.9, max: 3, vinegarPerLiter: 0, ferments: true },
  // NCHFP, fermented dill pickles: 1/2 cup and 1/4 cup of vinegar for 8 cups of water and 4 lb of cucumbers: 7.7 %.
  { id: 'pickles', of: 'water', min: 7.5, usual: 7.7, max: 8, vinegarPerLiter: 31.25, ferments: true },
  // USDA FSIS hotline and University of Wisconsin-Madison Extension: 3/4 cup of table salt for a gallon: 5.8 %.
  { id: 'poultry', of: 'water', min: 5.5, usual: 5.8, max: 6, vinegarPerLiter: 0, ferments: false },
] as const satisfies readonly BrineMethodRow[];

export type BrineMethodId = (typeof BRINE_METHODS)[number]['id'];
export type BrineMethod = (typeof BRINE_METHODS)[number];

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
