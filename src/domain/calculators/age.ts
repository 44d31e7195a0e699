import { fail, ok, type Result } from '../result.ts';
import { type CalendarDate, compareDates, daysBetween, isCalendarDate } from './calendar.ts';

export interface Age {
  /** Full years, as birthdays are counted. */
  years: number;
  /** All days lived, the day of birth being day 0. */
  days: number;
}

/**
 * The age on a day. Years go up on the birthday itself; who is born on 29 February has no birthday in
 * other years and goes up on 1 March, the day after 28 February is over.
 *
 * Errors: 'no-date' without a birth date or with a day that does not exist; 'future-date' when it is
 * after `today`. Born today is age 0.
 */
export function ageOn(
  birth: CalendarDate | null,
  today: CalendarDate,
): Result<Age, 'no-date' | 'future-date'> {
  if (birth === null || !isCalendarDate(birth)) return fail('no-date');
  if (compareDates(birth, today) > 0) return fail('future-date');
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return ok({ years: today.year - birth.year - (hadBirthday ? 0 : 1), days: daysBetween(birth, today) });
}
