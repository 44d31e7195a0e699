import { fail, ok, type Result } from '../result.ts';
import { type CalendarDate, compareDates, daysBetween, isCalendarDate } from './calendar.ts';

export interface YearsAndDays {
  /** Completed years. */
  years: number;
  /** Days since birth; 0 on the day of birth. */
  days: number;
}

/**
 * The age on a given day, in completed years and in days. Someone born on February 29 turns a year older on March 1 in
 * common years. Born today is age 0.
 *
 * Errors: 'no-date' for null or a day that does not exist; 'future-date' for a birth after `today`.
 */
export function ageOn(
  birth: CalendarDate | null,
  today: CalendarDate,
): Result<YearsAndDays, 'no-date' | 'future-date'> {
  if (birth === null || !isCalendarDate(birth)) return fail('no-date');
  if (compareDates(birth, today) > 0) return fail('future-date');
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return ok({ years: today.year - birth.year - (hadBirthday ? 0 : 1), days: daysBetween(birth, today) });
}
