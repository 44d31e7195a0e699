import type { CalendarDate } from '@gramwise/engine/calculators/calendar.ts';

/**
 * Today by the device's clock and time zone. Only call it after hydration: a prerendered page must not depend on the
 * date.
 */
export function localToday(now = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
