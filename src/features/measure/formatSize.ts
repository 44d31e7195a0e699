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

/** An uncertainty, rounded up, so that it is never understated. */
export const formatError = (language: Language, error: number) =>
  formatNumber(language, Math.max(Math.ceil(error / STEP - 1e-9), 1) * STEP, DECIMALS);

/** Centimeters converted to inches. */
export const toInches = (centimeters: readonly number[]) =>
  centimeters.map((length) => length / CENTIMETERS_PER_INCH);
