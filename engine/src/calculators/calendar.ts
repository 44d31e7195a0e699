/** A calendar day (proleptic Gregorian) without time or time zone. Months are 1 to 12. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** Days since 1 January 1970. Counted in UTC, where every day has 24 hours. */
function dayNumber({ year, month, day }: CalendarDate): number {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day); // Date.UTC reads years 0 to 99 as 1900 to 1999
  return Math.round(instant.getTime() / MILLISECONDS_PER_DAY);
}

function fromDayNumber(days: number): CalendarDate {
  const instant = new Date(days * MILLISECONDS_PER_DAY);
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
}

/** Whether the day exists. Years 1 to 9999, the range of a date field. */
export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return false;
  const back = fromDayNumber(dayNumber({ year, month, day }));
  return back.year === year && back.month === month && back.day === day;
}

/** Parses `2025-05-20`, the value of a date field. Null for any other text and for nonexistent days. */
export function parseIsoDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isCalendarDate(date) ? date : null;
}

/** The date as `2025-05-20`. */
export function toIsoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/** Adds days to a valid date; negative numbers subtract. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Below 0 when the first date is earlier, 0 for the same day, above 0 when it is later. */
export function compareDates(first: CalendarDate, second: CalendarDate): number {
  return daysBetween(second, first);
}
