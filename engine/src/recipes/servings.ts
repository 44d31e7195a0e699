import { MAX_FACTOR } from './stock.ts';

/** More servings are catering, not a home recipe. */
export const MAX_SERVINGS = 100;

/** The multiples offered for a recipe that does not say how many it serves. */
export const OFFERED_SCALES = [0.5, 1, 2, 3] as const;

/** The number of servings in a text, 1 to 100; null for any other text. */
export function parseServings(text: string): number | null {
  const servings = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return servings >= 1 && servings <= MAX_SERVINGS ? servings : null;
}

/** A multiple in a text, such as `2` or `0.79` for another pan, up to `MAX_FACTOR`; null for any other text. */
export function parseScale(text: string): number | null {
  const scale = /^\d{1,2}(?:\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  return scale > 0 && scale <= MAX_FACTOR ? scale : null;
}
