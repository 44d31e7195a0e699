import type { Notation } from '@gramwise/engine/language/notation/notation.ts';

const NUMBER_START = /^[\d\s.,/⁄¼½¾⅓⅔⅛⅜⅝⅞–—-]*[\d¼½¾⅓⅔⅛⅜⅝⅞]/u;

/** The digits that a text starts with, with those of a range: `2 1/2`, `2–3`. */
export const numberStart = (text: string): string => NUMBER_START.exec(text)?.[0] ?? '';

/** A number written otherwise in two languages: `1.5` and `1,5`. Fractions and ranges stay as written. */
export function localizeNumber(text: string, from: Notation, to: Notation): string {
  return text.replace(/\d+(?:[.,]\d+)+/g, (number) => {
    const other = from.decimal === ',' ? '.' : ',';
    const parts = number.split(other);
    const isGrouped = parts.length > 1 && parts.slice(1).every((part) => /^\d{3}(?:[.,]\d+)?$/.test(part));
    return (isGrouped ? parts.join('') : number).replace(from.decimal, to.decimal);
  });
}

/** A number with fractions, in the notation of a language; null if it is something else. */
export function numberIn(text: string, { decimal }: Notation): number | null {
  const plain = text.normalize('NFKD').replaceAll('⁄', '/').trim();
  if (decimal === ',' ? /\d\.\d/.test(plain) : /\d,\d/.test(plain)) return null;
  const found = /^(\d+(?:[.,]\d+)?)?\s*(?:(\d+)\/(\d+))?$/.exec(plain);
  const glued = /^(\d+)\/(\d+)$/.exec(plain);
  if (glued) return Number(glued[1]) / Number(glued[2]);
  if (!found || plain === '') return null;
  const [, whole = '0', top = '0', bottom = '1'] = found;
  return Number(whole.replace(',', '.')) + Number(top) / Number(bottom);
}

const isClose = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(a, b);

/** Whether a text is exactly these numbers, one or the two ends of a range. */
export function statesValues(text: string, values: readonly number[], notation: Notation): boolean {
  const whole = numberIn(text.replace(/(?<=\d)([¼½¾⅓⅔⅛⅜⅝⅞])/gu, ' $1'), notation);
  const found =
    whole === null
      ? text.split(/[–—-]/).map((part) => numberIn(part.replace(/(?<=\d)([¼½¾⅓⅔⅛⅜⅝⅞])/gu, ' $1'), notation))
      : [whole];
  return (
    found.length === values.length &&
    found.every((value, at) => value !== null && isClose(value, values[at] ?? Number.NaN))
  );
}
