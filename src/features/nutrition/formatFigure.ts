import type { Figure } from '@gramwise/engine/nutrition/figure.ts';
import { type LabelRow, toKilojoules } from '@gramwise/engine/nutrition/labelParts.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import type { NutritionMessages } from './messages.ts';

/** Grams from 10 on are whole, salt below 1 g has hundredths. */
function decimalsOf(row: LabelRow, value: number): number {
  if (row === 'energy' || value >= 10) return 0;
  return row === 'salt' && value < 1 ? 2 : 1;
}

const UNIT = { kcal: '\u00a0kcal', kJ: '\u00a0kJ', g: '\u00a0g' } as const;

/** How sure a figure is. */
export interface Certainty {
  /** The figure is only a lower bound. */
  atLeast: boolean;
  /** Not all parts are known, so that the range stands beside the figure. */
  ranged: boolean;
}

/** `450 kcal`, `at least 450 kcal`, and the range beside it where parts are not known. */
function inUnit(
  language: Language,
  words: NutritionMessages,
  {
    row,
    figure,
    unit,
    atLeast,
    ranged,
  }: Certainty & { row: LabelRow; figure: Figure; unit: keyof typeof UNIT },
): { text: string; range: string | null } {
  const number = (value: number) => formatNumber(language, value, decimalsOf(row, figure.value));
  if (atLeast) return { text: fill(words.atLeast, { figure: number(figure.low) + UNIT[unit] }), range: null };
  const range = ranged ? fill(words.range, { low: number(figure.low), high: number(figure.high) }) : null;
  return { text: number(figure.value) + UNIT[unit], range };
}

const inKilojoules = ({ value, low, high }: Figure): Figure => ({
  value: toKilojoules(value),
  low: toKilojoules(low),
  high: toKilojoules(high),
});

/** A row's figure for the table, with kilojoules beside the kilocalories; null if it is not known. */
export function formatFigure(
  language: Language,
  words: NutritionMessages,
  shown: Certainty & { row: LabelRow; figure: Figure | null },
): { text: string; range: string | null; beside: string | null } | null {
  const { figure, row } = shown;
  if (!figure) return null;
  if (row !== 'energy') return { ...inUnit(language, words, { ...shown, figure, unit: 'g' }), beside: null };
  const joules = inUnit(language, words, { ...shown, figure: inKilojoules(figure), unit: 'kJ' });
  return { ...inUnit(language, words, { ...shown, figure, unit: 'kcal' }), beside: joules.text };
}
