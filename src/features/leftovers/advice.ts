import { type CalendarDate, toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { safeTemperature } from '@gramwise/engine/calculators/safeTemperatures.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatDate, selectPluralForm } from '#format/format.ts';
import type { ShelfLife } from './shelfLife.ts';

interface Advice {
  /** What to do today. */
  verdict: string;
  result: string;
  counted: string;
  /** An agency's shorter time, or null. Left out once the longer one is over. */
  stricter: string | null;
  /** Other notes on the food or the place. */
  notes: readonly string[];
}

const REHEATED = safeTemperature('leftovers-casseroles');

/** The advice on some leftovers, for the page, the copied text and the calendar file. */
export function buildAdvice(language: Language, messages: Catalog['leftovers'], life: ShelfLife): Advice {
  const { food, storage, cooked, until, days, age, verdict } = life;
  const over = verdict === 'discard' || verdict === 'faded';
  const weekday = (date: CalendarDate) =>
    formatDate(language, toIsoDate(date), { weekday: 'long', year: undefined });
  return {
    verdict: fill(messages.verdicts[verdict], { day: age, days, date: weekday(until) }),
    result: fill(messages.safeUntil, { date: weekday(until), n: days }),
    counted: fill(messages.counted, {
      food: messages.foods[food],
      place: messages.places[storage],
      cooked: formatDate(language, toIsoDate(cooked)),
      until: formatDate(language, toIsoDate(until)),
    }),
    stricter: over ? null : formatStricterAdvice(language, messages, life),
    notes: [
      over && messages.passed[storage],
      food === 'rice' && messages.rice,
      food === 'dairy'
        ? messages.dairy
        : !over && fill(messages.reheat, { fahrenheit: REHEATED.fahrenheit, celsius: REHEATED.celsius }),
      storage === 'freezer' && !over && messages.frozen,
    ].filter((note) => note !== false),
  };
}

/** An agency's shorter time as a sentence; null where none is known. */
function formatStricterAdvice(
  language: Language,
  messages: Catalog['leftovers'],
  { storage, stricter }: ShelfLife,
): string | null {
  if (!stricter) return null;
  // Frozen food stays safe, so only the fridge's limit can be missed.
  const late = storage === 'fridge' && stricter.passed;
  return fill(
    selectPluralForm(language, stricter.days, late ? messages.tooLate : messages.stricter[storage]),
    {
      source: messages.sources[stricter.source],
      n: stricter.days,
      date: formatDate(language, toIsoDate(stricter.until), { weekday: 'long', year: undefined }),
    },
  );
}

/** The advice as text to paste elsewhere. */
export function formatAdvice({ verdict, result, counted, stricter, notes }: Advice): string {
  return [counted, `${verdict}.`, `${result}.`, stricter, ...notes].filter(Boolean).join(' ');
}
