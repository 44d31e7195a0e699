import { fail, ok, type Result } from '../result.ts';

/**
 * Parts by weight of baker's yeast for the same rise: 100 fresh are 40 active dry or 33 instant. Published as such by
 * app.ckbk.com/section/brea32715b01s007ss002 (yeast conversions, fresh to dry). Makers' packets agree: Red Star's cake
 * of 17 g is its packet of 7 g of active dry, Dr. Oetker's cube of 42 g two packets of 7 g of instant.
 */
const YEAST_PARTS = { fresh: 100, 'active-dry': 40, instant: 33 } as const;

export type YeastKind = keyof typeof YEAST_PARTS;
export const YEAST_KINDS = Object.keys(YEAST_PARTS) as readonly YeastKind[];

/** Whether the text is the id of a kind of yeast. */
const isYeastKind = (id: string): id is YeastKind => Object.hasOwn(YEAST_PARTS, id);

export type YeastError = 'negative-amount' | 'too-large' | 'unknown-yeast';

/** No bakery weighs more at once; larger numbers are typing errors. */
const MAX_GRAMS = 100_000;

/**
 * Grams of another kind of yeast for the same rise: 42 g of fresh are 13.86 g of instant. Unrounded.
 *
 * Errors: 'unknown-yeast'; 'negative-amount' below 0 and for what is not a number; 'too-large' above 100 kg.
 */
export function convertYeast(grams: number, from: string, to: string): Result<number, YeastError> {
  if (!isYeastKind(from) || !isYeastKind(to)) return fail('unknown-yeast');
  if (!(grams >= 0)) return fail('negative-amount');
  if (grams > MAX_GRAMS) return fail('too-large');
  return ok((grams * YEAST_PARTS[to]) / YEAST_PARTS[from]);
}
