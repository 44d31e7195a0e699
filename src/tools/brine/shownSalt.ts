import type { BrineSalt } from '@gramwise/engine/calculators/brine.ts';
import { roundForJug, roundForScale } from '@gramwise/engine/rounding/metric.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { formatGramsNumber } from '#format/weights.ts';

/** Grams as a scale shows them; with the decimals that keep them within the tested range. */
export function shownSalt(language: Language, { grams, least, most }: BrineSalt): string {
  const within = (value: number) => value >= least && value <= most;
  const whole = roundForScale(grams) ?? grams;
  if (within(whole)) return formatGramsNumber(language, grams);
  const decimals = [0, 1, 2].find((count) => within(Number(grams.toFixed(count)))) ?? 3;
  return formatNumber(language, grams, decimals);
}

/** Milliliters of vinegar as a jug shows them. */
export const shownVinegar = (language: Language, milliliters: number) =>
  `${formatNumber(language, roundForJug(milliliters) ?? 0, 0, 1)}\u00a0ml`;
