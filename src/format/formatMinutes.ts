import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatDuration } from './duration.ts';

const MINUTES_PER_DAY = 1440;

/** Whole minutes above 0 as text. From two days on, only whole days: nobody plans a pickle by the minute. */
export function formatMinutes(
  language: Language,
  messages: Catalog['recipe']['duration'],
  minutes: number,
): string {
  const shown = minutes < 2 * MINUTES_PER_DAY ? minutes : minutes - (minutes % MINUTES_PER_DAY);
  return formatDuration(language, messages, shown * 60);
}
