import {
  addDays,
  type CalendarDate,
  daysBetween,
  parseIsoDate,
  toIsoDate,
} from '@gramwise/engine/calculators/calendar.ts';
import {
  isLeftoverFood,
  isStorageMethod,
  type LeftoverFood,
  type StorageMethod,
  type StricterAdvice,
  safeUntil,
  stricterAdvice,
} from '@gramwise/engine/calculators/leftoverDays.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';

/** The fields of the calculator, as text. `cooked` is a day such as `2025-05-20`, empty, or `TODAY`. */
export type StorageFields = {
  readonly food: string;
  readonly storage: string;
  readonly cooked: string;
};

/** No day chosen yet: the field shows the visitor's current day. */
export const TODAY = 'today';

export const INITIAL_LEFTOVERS_FIELDS: StorageFields = {
  food: 'cooked-meat',
  storage: 'fridge',
  cooked: TODAY,
};

/** Whether a field accepts text from a URL. */
export function acceptsLeftovers(field: string, text: string): boolean {
  if (field === 'food') return isLeftoverFood(text);
  return field === 'storage' ? isStorageMethod(text) : parseIsoDate(text) !== null;
}

/** The fields with the day filled in, so that a link or reload on a later day refers to the same day. */
export function resolveCookedDay(fields: StorageFields, today: CalendarDate): StorageFields {
  return fields.cooked === TODAY || fields.cooked === '' ? { ...fields, cooked: toIsoDate(today) } : fields;
}

export interface ShelfLife {
  food: LeftoverFood;
  storage: StorageMethod;
  cooked: CalendarDate;
  until: CalendarDate;
  days: number;
  /** Days since cooking; 0 on the day itself. */
  age: number;
  verdict: Verdict;
  /** An agency's shorter time, its last day, and whether that day is over; or null. */
  stricter: (StricterAdvice & { until: CalendarDate; passed: boolean }) | null;
}

/**
 * What to do with the food today. `faded` is past its time in the freezer: safe, but not what it was. `discard` is past
 * its time in the fridge.
 */
type Verdict = 'fresh' | 'later' | 'tomorrow' | 'today' | 'faded' | 'discard';

/** No result for an unknown food or place, and an error for a day that does not exist or is in the future. */
type NoShelfLife = 'unknown-food' | 'invalid-date' | 'future-date';

/** Plausible years for a meal. Others are typos, and adding days to them could exceed the calendar. */
const MIN_YEAR = 1900;
const MAX_YEAR = 2199;

function decideVerdict(age: number, days: number, storage: StorageMethod): Verdict {
  if (age > days) return storage === 'fridge' ? 'discard' : 'faded';
  if (age === 0) return 'fresh';
  if (age === days) return 'today';
  return age === days - 1 ? 'tomorrow' : 'later';
}

/** How long the leftovers keep; cooked today if no day is given. */
export function computeShelfLife(fields: StorageFields, today: CalendarDate): Result<ShelfLife, NoShelfLife> {
  const { food, storage, cooked: iso } = resolveCookedDay(fields, today);
  const cooked = parseIsoDate(iso);
  if (!isLeftoverFood(food) || !isStorageMethod(storage)) return fail('unknown-food');
  if (cooked === null || cooked.year < MIN_YEAR || cooked.year > MAX_YEAR) return fail('invalid-date');
  const age = daysBetween(cooked, today);
  if (age < 0) return fail('future-date');
  const { date: until, days } = safeUntil(cooked, food, storage);
  const advice = stricterAdvice(food, storage);
  return ok({
    food,
    storage,
    cooked,
    until,
    days,
    age,
    verdict: decideVerdict(age, days, storage),
    stricter: advice && {
      ...advice,
      until: addDays(cooked, advice.days),
      passed: age > advice.days,
    },
  });
}
