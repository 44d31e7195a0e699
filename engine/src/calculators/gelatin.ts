import type { MarketId } from '../kitchens/markets.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Leaves by grade: bloom, in the middle of what makers give, and grams of one (Martin Lersch, Texture, by
 * spycook.blogspot.com; titanium thehunterspantry.au). Makers weigh them so that one sets as much as any other, whatever
 * its grade: Savour Chocolate & Patisserie School, Gelatine facts, 2019, who give titanium 120 and bronze 3.5 g.
 */
export const SHEETS = {
  titanium: { bloom: 100, grams: 5 },
  bronze: { bloom: 140, grams: 3.3 },
  silver: { bloom: 160, grams: 2.5 },
  gold: { bloom: 200, grams: 2 },
  platinum: { bloom: 250, grams: 1.7 },
} as const;

export type SheetGrade = keyof typeof SHEETS;
export const SHEET_GRADES = Object.keys(SHEETS) as readonly SheetGrade[];

/** Milliliters that one leaf sets firm enough to turn out: 6 for half a liter, Dr. Oetker (oetker.at, Gelatine). */
export const ML_PER_SHEET = 500 / 6;

/** Grams of agar for 100 ml, and for sour ones: nobadfood.com, Agar Agar; Cape Crystal Brands has 2 g for 240 ml. */
export const AGAR_PER_100_ML = { usual: 0.9, sour: 1.3 } as const;

/** Grams of powder for a leaf by the charts that differ most: Dr. Oetker, 9 g for 6; Savour, 7 g for 3. */
export const POWDER_PER_SHEET = { lowest: 9 / 6, highest: 7 / 3 } as const;

/**
 * How many leaves the grams of a gelatin set as much as. What is weighed sets by the square root of its bloom, because
 * the strength of a gel grows with the square of its concentration (Ward and Courts, The Science and Technology of
 * Gelatin, 1977, p. 509); the gold leaf of 200 bloom is the measure. Many charts divide by the bloom itself, which for
 * 250 instead of 200 is 11 % less.
 */
export const sheetsOf = (grams: number, bloom: number): number =>
  (grams / SHEETS.gold.grams) * Math.sqrt(bloom / SHEETS.gold.bloom);

/** Bloom of the powder of a US packet (Friberg: 225 to 250), and of what French and Spanish shops sell (Savour). */
export const POWDER_BLOOM = { us: 225, usual: 200 } as const;

/** The bloom of the powder that a market sells; null for Germany, where the packet tells its leaves instead. */
export const powderBloom = (market: MarketId | undefined): number | null =>
  market === 'de' ? null : market === 'us' ? POWDER_BLOOM.us : POWDER_BLOOM.usual;

export type GelatinKind = 'sheet' | 'powder' | 'agar';

/**
 * Grams of powder for a number of leaves, or leaves for grams of powder, that set as firm, with the fewest and the most
 * by charts of makers; grams of agar for a number of leaves, with the most for what is sour. A `bloom` of null is the powder of
 * a German packet: 9 g for 6 leaves (oetker.at, Gelatine).
 */
export function gelatinFor(
  amount: number,
  to: GelatinKind,
  bloom: number | null,
): { value: number; range: readonly [number, number] } {
  if (to === 'agar') {
    const agar = (per100: number) => (amount * ML_PER_SHEET * per100) / 100;
    const { usual, sour } = AGAR_PER_100_ML;
    return { value: agar(usual), range: [agar(usual), agar(sour)] };
  }
  const { lowest, highest } = POWDER_PER_SHEET;
  const each = bloom === null ? lowest : 1 / sheetsOf(1, bloom);
  if (to === 'powder') return { value: amount * each, range: [amount * lowest, amount * highest] };
  return { value: amount / each, range: [amount / highest, amount / lowest] };
}

export interface GelatinMeasure {
  id: string;
  kind: 'sheet' | 'powder' | 'packet' | 'agar';
  /** How many leaves one of it sets as much as. */
  sheets: number;
  /** Grams of one. */
  grams: number;
}

export type GelatinError = 'negative-amount' | 'too-large';

/** More than a factory's vat; larger numbers are typing errors. */
const MAX_SHEETS = 100_000;

/**
 * How many of a measure set as much as an amount in another, unrounded.
 *
 * Errors: 'negative-amount' below 0 and for what is not a number; 'too-large' above 100,000 leaves.
 */
export function convertGelatin(
  amount: number,
  from: GelatinMeasure,
  to: GelatinMeasure,
): Result<number, GelatinError> {
  if (!(amount >= 0)) return fail('negative-amount');
  const sheets = amount * from.sheets;
  return sheets > MAX_SHEETS ? fail('too-large') : ok(sheets / to.sheets);
}
