import type { Catalog } from '#i18n/catalog.ts';
import { pluralForm } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';

/**
 * Whole minutes above 0 in words: 90 is `1 h 30 min`, 1620 is `1 day 3 h`. From two days on the rest is left out,
 * because nobody plans a pickle by the minute.
 */
export function minutesText(
  language: Language,
  words: Catalog['recipe']['duration'],
  minutes: number,
): string {
  const days = Math.floor(minutes / 1440);
  const rest = days > 1 ? 0 : minutes - days * 1440;
  return (
    [
      [days, words.day],
      [Math.floor(rest / 60), words.hour],
      [rest % 60, words.minute],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, forms]) => fill(pluralForm(language, count, forms), { n: count }))
    .join(' ');
}
