import type { CountryId } from '../kitchens/kitchens.ts';
import { marketsFor } from '../kitchens/markets.ts';
import { fail, ok, type Result } from '../result.ts';

export interface EggSize {
  id: string;
  country: string;
  size: string;
  /** The limits of the class in grams with the shell. */
  from: number;
  below: number;
  /** The limit that the rules do not set: of the lightest or the heaviest class. */
  open: 'from' | 'below' | null;
  /** The usual weight in grams without the shell. */
  grams: number;
}

export const EGG_PART_IDS = ['whole', 'white', 'yolk'] as const;
export type EggPartId = (typeof EGG_PART_IDS)[number];

export interface EggPart {
  id: EggPartId;
  /** Its share of an egg without the shell, 0 to 1. */
  share: number;
  gramsPerCup: number;
}

export interface EggCount {
  /** How many eggs, whites or yolks of the size, unrounded. */
  count: number;
  /** Grams of what is wanted. */
  grams: number;
  /** Whole eggs, and the grams of one more, beaten, that are missing; 0 if the eggs come within 3 % of it. */
  whole: number;
  rest: number;
}

export type EggError = 'negative-amount' | 'too-large';

/** Nobody breaks more at once; larger numbers are typing errors. */
const MAX_GRAMS = 100_000;
/** Eggs of one class differ by more. */
const TOLERANCE = 0.03;

/**
 * How many eggs of a size, or their whites or yolks, weigh as much as the grams wanted.
 *
 * Errors: 'negative-amount' below 0 and for what is not a number; 'too-large' above 100 kg.
 */
export function countEggs(grams: number, size: EggSize, part: EggPart): Result<EggCount, EggError> {
  if (!(grams >= 0)) return fail('negative-amount');
  if (grams > MAX_GRAMS) return fail('too-large');
  const each = size.grams * part.share;
  const count = grams / each;
  const nearest = Math.round(count);
  if (nearest > 0 && Math.abs(nearest - count) <= TOLERANCE * count)
    return ok({ count, grams, whole: nearest, rest: 0 });
  const whole = Math.floor(count);
  return ok({ count, grams, whole, rest: grams - whole * each });
}

/** Whose sizes a cook means: those of the `kitchen`, else those that a language's words mean there. */
export function eggCountryFor(
  words: CountryId,
  kitchen: CountryId,
  sizes: readonly Pick<EggSize, 'country'>[],
): string {
  const here = sizes.some(({ country }) => country === kitchen);
  return here ? kitchen : marketsFor(words, kitchen).includes('us') ? 'us' : 'eu';
}
