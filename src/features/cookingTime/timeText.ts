import type { Catalog } from '#i18n/catalog.ts';
import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';

type Words = Catalog['cookingTime'];

/** A time in full: `1 hour 55 minutes`, `0 hours 45 minutes`. */
export function timeText(language: Language, words: Words, time: { hours: number; minutes: number }): string {
  const { hours, minutes } = time;
  const number = (n: number) => ({ n: formatNumber(language, n, 0) });
  return fill(words.time, {
    hours: fill(pluralForm(language, hours, words.hours), number(hours)),
    minutes: fill(pluralForm(language, minutes, words.minutes), number(minutes)),
  });
}

/** Whole minutes in short: `1 h 32 min`, `45 min`. */
export function shortTime(language: Language, { chart }: Words, minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (h === 0) return fill(chart.minutes, { m });
  return fill(m === 0 ? chart.hours : chart.short, { h: formatNumber(language, h, 0), m });
}
