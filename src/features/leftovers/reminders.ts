import { type CalendarDate, toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import type { Reminder } from '#browser/calendarFile.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatDate } from '#format/format.ts';
import { buildAdvice } from './advice.ts';
import type { ShelfLife } from './shelfLife.ts';

/**
 * Reminders in the page's language, created at `stamp`: the last safe day, and before it the last day of stricter
 * advice for the fridge, because a reminder that comes days later would not carry that advice.
 */
export function buildReminders(
  language: Language,
  messages: Catalog['leftovers'],
  life: ShelfLife,
  stamp: Date,
): readonly Reminder[] {
  const { event, foods, places } = messages;
  const { food, storage, cooked, until, stricter } = life;
  const text = fill(event.text, {
    place: places[storage],
    cooked: formatDate(language, toIsoDate(cooked)),
    until: formatDate(language, toIsoDate(until)),
  });
  const { stricter: advice, notes } = buildAdvice(language, messages, life);
  const reminderOn = (date: CalendarDate): Reminder => ({
    id: `leftovers-${food}-${storage}-${toIsoDate(date)}`,
    date,
    title: fill(event.title, { food: foods[food] }),
    text: [text, advice, ...notes].filter(Boolean).join(' '),
    stamp,
  });
  const early = stricter && storage === 'fridge' && !stricter.passed ? [reminderOn(stricter.until)] : [];
  return [...early, reminderOn(until)];
}
