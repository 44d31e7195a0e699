import type { CalendarDate } from '#domain/calculators/calendar.ts';

/**
 * The day it is for the visitor, by the device's clock and time zone. Only for code that runs after hydration:
 * the prerendered page knows no day.
 */
export function localToday(now = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
