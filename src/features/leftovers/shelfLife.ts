import {
  addDays,
  type CalendarDate,
  compareDates,
  parseIsoDate,
  toIsoDate,
} from '#domain/calculators/calendar.ts';
import {
  isLeftoverFood,
  isStorageMethod,
  type LeftoverFood,
  type StorageMethod,
  type StricterAdvice,
  safeUntil,
  stricterAdvice,
} from '#domain/calculators/leftovers.ts';

/** What the calculator holds, as texts. `cooked` is a day as `2025-05-20`, empty, or the word below. */
export type StorageFields = {
  readonly food: string;
  readonly storage: string;
  readonly cooked: string;
};

/** Nobody has chosen a day yet: the field shows the visitor's own, whichever it is. */
export const TODAY = 'today';

export const STORAGE_START: StorageFields = { food: 'cooked-meat', storage: 'fridge', cooked: TODAY };

/** Whether a text, from an address for example, can stand in a field. */
export function acceptsStorage(field: string, text: string): boolean {
  if (field === 'food') return isLeftoverFood(text);
  return field === 'storage' ? isStorageMethod(text) : parseIsoDate(text) !== null;
}

/** The same fields with the day written out: what a press of the button means, also when it is read later. */
export function settleDay(fields: StorageFields, today: CalendarDate): StorageFields {
  return fields.cooked === TODAY || fields.cooked === '' ? { ...fields, cooked: toIsoDate(today) } : fields;
}

export interface ShelfLife {
  food: LeftoverFood;
  storage: StorageMethod;
  cooked: CalendarDate;
  until: CalendarDate;
  days: number;
  /** Whether the last day lies before today. */
  passed: boolean;
  /** The shorter time of an agency, with its last day. */
  stricter: (StricterAdvice & { until: CalendarDate }) | null;
}

/** Years in which a meal may have been cooked; the rest are slips of the hand, and would run off the calendar. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** How long the leftovers keep, or null where the day is none. Without a day they were cooked today. */
export function shelfLifeOf(fields: StorageFields, today: CalendarDate): ShelfLife | null {
  const { food, storage, cooked: iso } = settleDay(fields, today);
  const cooked = parseIsoDate(iso);
  if (!isLeftoverFood(food) || !isStorageMethod(storage) || cooked === null) return null;
  if (cooked.year < FIRST_YEAR || cooked.year > LAST_YEAR) return null;
  const { date: until, days } = safeUntil(cooked, food, storage);
  const advice = stricterAdvice(food, storage);
  return {
    food,
    storage,
    cooked,
    until,
    days,
    passed: compareDates(until, today) < 0,
    stricter: advice && { ...advice, until: addDays(cooked, advice.days) },
  };
}
