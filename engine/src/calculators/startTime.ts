const MINUTES_PER_DAY = 1440;

/** When to start, in minutes from midnight (0 to 1439), and how many days earlier that is; 0 is the same day. */
export interface StartTime {
  time: number;
  daysBefore: number;
}

/** Parses `19:00`, the value of a time field, to minutes from midnight. Null for any other text. */
export function parseClock(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** When to start something that takes `minutes` (a whole number) so that it ends at a given time of day. */
export function startTime(end: number, minutes: number): StartTime {
  const start = end - minutes;
  const daysBefore = Math.max(0, Math.ceil(-start / MINUTES_PER_DAY));
  return { time: start + daysBefore * MINUTES_PER_DAY, daysBefore };
}
