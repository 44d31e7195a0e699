import { MAX_QUANTITY_LENGTH } from './notation.ts';

/** A short form may end in a period: `9 in.` */
const MEASURE = /^(.*?[^\p{L}\s])\s*(\p{L}+|["”″]|'')\.?\s*$/su;

/** The number and the unit after it, in lower case, of a measure as typed: `24 cm`, `9in`, `9"`. Null without a unit. */
export function splitUnit(text: string): { number: string; unit: string } | null {
  // Checked before the pattern runs, so that no input can slow it down.
  if (text.length > MAX_QUANTITY_LENGTH) return null;
  const [, number, unit] = MEASURE.exec(text) ?? [];
  return number === undefined || unit === undefined ? null : { number, unit: unit.toLowerCase() };
}
