import { roundForScale } from '@gramwise/engine/rounding/metric.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from './format.ts';

/** Between a number and its unit. */
const SPACE = '\u00a0';

/** The smallest weight that is told apart from nothing, in grams. */
const LEAST = 0.1;

/** Grams as a scale shows them, without the unit; with a decimal below 10 g, `< 0.1` for next to none. */
export function gramsNumber(language: Language, grams: number): string {
  if (grams > 0 && grams < LEAST / 2) return `<${SPACE}${formatNumber(language, LEAST, 1)}`;
  const shown = roundForScale(grams) ?? grams;
  return formatNumber(language, shown, shown < 10 ? 1 : 0);
}

/** `125 g`, `7.8 g`. */
export const gramsText = (language: Language, grams: number) => `${gramsNumber(language, grams)}${SPACE}g`;

/** Ounces: two decimals, as wherever ounces stand. */
export function ouncesText(language: Language, ounces: number): string {
  if (ounces > 0 && ounces < 0.005) return `<${SPACE}${formatNumber(language, 0.01, 2)}${SPACE}oz`;
  return `${formatNumber(language, ounces, 2)}${SPACE}oz`;
}

/** `125 g`, or `120–125 g` where the two differ when rounded. */
export function gramsRange(language: Language, lowest: number, highest: number): string {
  const [from, to] = [gramsNumber(language, lowest), gramsNumber(language, highest)];
  return from === to ? `${from}${SPACE}g` : `${from}–${to}${SPACE}g`;
}
