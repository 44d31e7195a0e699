import { CENTIMETERS_PER_INCH } from '@gramwise/engine/pans/pans.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';

/** Decimals of a size; the uncertainty is seldom below a millimeter. */
const DECIMALS = 1;
const STEP = 10 ** -DECIMALS;

/** Sides in one unit, the longer first: `25.9`, `33.0×22.9`. */
export const formatSides = (language: Language, sides: readonly number[]) =>
  [...sides]
    .sort((a, b) => b - a)
    .map((side) => formatNumber(language, side, DECIMALS))
    .join('×');

export interface SizeRange {
  sides: readonly number[];
  error: number;
}

/** A range as shown: its sides rounded, its error large enough for it to hold the whole range. */
export function shownRange({ sides, error }: SizeRange): SizeRange {
  const rounded = sides.map((side) => Math.round(side / STEP) * STEP);
  const off = Math.max(...sides.map((side, at) => Math.abs(side - (rounded[at] ?? side))));
  return { sides: rounded, error: Math.max(Math.ceil((error + off) / STEP - 1e-9), 1) * STEP };
}

/** An uncertainty, rounded up, so that it is never understated. */
export const formatError = (language: Language, range: SizeRange) =>
  formatNumber(language, shownRange(range).error, DECIMALS);

/** Centimeters converted to inches. */
export const toInches = (centimeters: readonly number[]) =>
  centimeters.map((length) => length / CENTIMETERS_PER_INCH);

/** A range in centimeters, converted to inches. */
export const inInches = ({ sides, error }: SizeRange): SizeRange => ({
  sides: toInches(sides),
  error: error / CENTIMETERS_PER_INCH,
});
