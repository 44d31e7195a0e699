import { roundForScale } from '@gramwise/engine/rounding/metric.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from './format.ts';
import { joinRange } from './joinRange.ts';

/** Between a number and its unit. */
const NO_BREAK_SPACE = '\u00a0';

/** Smaller weights, in grams, are shown as `< 0.1`. */
const MIN_SHOWN_GRAMS = 0.1;

/** Grams as a scale shows them, without the unit; with a decimal below 10 g, `< 0.1` for next to none. */
export function formatGramsNumber(language: Language, grams: number): string {
  if (grams > 0 && grams < MIN_SHOWN_GRAMS / 2)
    return `<${NO_BREAK_SPACE}${formatNumber(language, MIN_SHOWN_GRAMS, 1)}`;
  const shown = roundForScale(grams) ?? grams;
  return formatNumber(language, shown, shown < 10 ? 1 : 0);
}

/** `125 g`, `7.8 g`. */
export const formatGrams = (language: Language, grams: number) =>
  `${formatGramsNumber(language, grams)}${NO_BREAK_SPACE}g`;

/** Ounces with two decimals, as everywhere on the site. */
export function formatOunces(language: Language, ounces: number): string {
  if (ounces > 0 && ounces < 0.005)
    return `<${NO_BREAK_SPACE}${formatNumber(language, 0.01, 2)}${NO_BREAK_SPACE}oz`;
  return `${formatNumber(language, ounces, 2)}${NO_BREAK_SPACE}oz`;
}

/** `125 g`, or `120–125 g` where the two differ when rounded. */
export function formatGramsRange(language: Language, lowest: number, highest: number): string {
  const range = joinRange([lowest, highest].map((grams) => formatGramsNumber(language, grams)));
  return `${range}${NO_BREAK_SPACE}g`;
}
