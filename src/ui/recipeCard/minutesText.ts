import type { Catalog } from '#i18n/catalog.ts';
import { formatDuration } from '#i18n/duration.ts';
import type { Language } from '#i18n/languages.ts';

const MINUTES_PER_DAY = 1440;

/** Whole minutes above 0 as text. From two days on, only whole days: nobody plans a pickle by the minute. */
export function minutesText(
  language: Language,
  messages: Catalog['recipe']['duration'],
  minutes: number,
): string {
  const shown = minutes < 2 * MINUTES_PER_DAY ? minutes : minutes - (minutes % MINUTES_PER_DAY);
  return formatDuration(language, messages, shown * 60);
}
