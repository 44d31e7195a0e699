import type { LabelRow } from '@gramwise/engine/nutrition/labelParts.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber } from '#format/format.ts';
import { formatGrams } from '#format/weights.ts';

/** Labels show hundredths of a gram of salt, tenths from 1 g on. */
function formatSalt(language: Language, grams: number): string {
  if (grams < 0.005) return `<\u00a0${formatNumber(language, 0.01, 2)}\u00a0g`;
  return `${formatNumber(language, grams, grams < 1 ? 2 : 1)}\u00a0g`;
}

/** Grams of a part of a food as labels show them: `76 g`, `1.2 g`, `< 0.1 g`, `0 g`. */
export function formatNutrient(language: Language, id: Exclude<LabelRow, 'energy'>, grams: number): string {
  if (grams === 0) return '0\u00a0g';
  return id === 'salt' ? formatSalt(language, grams) : formatGrams(language, grams);
}
