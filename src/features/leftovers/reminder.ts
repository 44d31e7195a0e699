import { toIsoDate } from '#domain/calculators/calendar.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import type { Reminder } from './calendarFile.ts';
import type { ShelfLife } from './shelfLife.ts';

/** A reminder of the last safe day in the page's language, created at `stamp`. */
export function reminderFor(
  language: Language,
  { event, foods, places }: Catalog['leftovers'],
  { food, storage, cooked, until }: ShelfLife,
  stamp: Date,
): Reminder {
  return {
    id: `leftovers-${food}-${storage}-${toIsoDate(until)}`,
    date: until,
    title: fill(event.title, { food: foods[food] }),
    text: fill(event.text, {
      place: places[storage],
      cooked: formatDate(language, toIsoDate(cooked)),
      until: formatDate(language, toIsoDate(until)),
    }),
    stamp,
  };
}
