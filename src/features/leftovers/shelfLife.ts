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

/** The fields of the calculator, as text. `cooked` is a day such as `2025-05-20`, empty, or `TODAY`. */
export type StorageFields = {
  readonly food: string;
  readonly storage: string;
  readonly cooked: string;
};

/** No day chosen yet: the field shows the visitor's current day. */
export const TODAY = 'today';

export const LEFTOVERS_START: StorageFields = { food: 'cooked-meat', storage: 'fridge', cooked: TODAY };

/** Whether a field accepts text from an address. */
export function acceptsLeftovers(field: string, text: string): boolean {
  if (field === 'food') return isLeftoverFood(text);
  return field === 'storage' ? isStorageMethod(text) : parseIsoDate(text) !== null;
}

/** The fields with the day filled in, so that a link or a reload on a later day means the same day. */
export function settleDay(fields: StorageFields, today: CalendarDate): StorageFields {
  return fields.cooked === TODAY || fields.cooked === '' ? { ...fields, cooked: toIsoDate(today) } : fields;
}

export interface ShelfLife {
  food: LeftoverFood;
  storage: StorageMethod;
  cooked: CalendarDate;
  until: CalendarDate;
  days: number;
  /** Whether the last safe day is before today. */
  passed: boolean;
  /** An agency's shorter time and its last day, or null. */
  stricter: (StricterAdvice & { until: CalendarDate }) | null;
}

/** Plausible years for a meal. Others are typos, and adding days to them could exceed the calendar. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** How long the leftovers keep; cooked today if no day is given. Null for an unknown food, method or day. */
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
