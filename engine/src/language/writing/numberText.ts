import type { Notation } from '../notation/notation.ts';

/** The number of decimals, and the number of digits from which thousands are grouped. */
interface Digits {
  min?: number;
  max: number;
  /** Five by default, because `1000` cannot be mistaken for a decimal. */
  groupFrom?: number;
}

/** Rounds the decimal digits: 1.005 becomes 1.01, although the float is slightly less. */
function roundHalfUp(value: number, decimals: number): string {
  if (Number.isInteger(value)) return value.toFixed(decimals);
  const shift = (number: number, by: number) => {
    const [digits, exponent = 0] = `${number}`.split('e');
    return Number(`${digits}e${Number(exponent) + by}`);
  };
  return shift(Math.round(shift(value, decimals)), -decimals).toFixed(decimals);
}

/** A number below 1e10 as a language writes it, rounded half away from zero: `1,5`, `12 500`. */
export function numberText(
  value: number,
  { decimal, group }: Pick<Notation, 'decimal' | 'group'>,
  { min = 0, max, groupFrom = 5 }: Digits,
): string {
  const [whole = '', digits = ''] = roundHalfUp(Math.abs(value), max).split('.');
  const fraction = digits.slice(0, min) + digits.slice(min).replace(/0+$/, '');
  const grouped = whole.length >= groupFrom ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + grouped + (fraction && decimal + fraction);
}

/** Rounded amounts have fewer decimals. */
const MAX_DECIMALS = 6;

/** An already rounded number as recipes write it, without grouping, so that it is unambiguous. */
export const plainNumber = (value: number, { decimal }: Pick<Notation, 'decimal'>): string =>
  numberText(value, { decimal, group: '' }, { max: MAX_DECIMALS, groupFrom: Number.POSITIVE_INFINITY });

/** Whether a number takes the singular if it is shown with so many decimals. Equals `Intl.PluralRules` (tested). */
export function isSingular(count: number, { singular }: Pick<Notation, 'singular'>, decimals = 0): boolean {
  if (singular === 'below 2') return Math.abs(count) < 2;
  return Math.abs(count) === 1 && (singular === 'any 1' || decimals === 0);
}

/** The same for a count shown as a fraction, which takes the singular up to 1: `1/2 cup`, `1 1/2 cups`, but `0 cups`. */
export const isSingularFraction = (count: number, notation: Pick<Notation, 'singular'>): boolean =>
  (count > 0 && count <= 1) || isSingular(count, notation);

/** One number, or the ends of a range that differ when written. */
export const rangeText = (numbers: readonly string[]): string => [...new Set(numbers)].join('–');
