import type { DurationPart } from '../time/duration.ts';

type DurationUnit = 'day' | 'hour' | 'minute';

const UNITS: Readonly<Record<string, DurationUnit>> = { day: 'day', days: 'day', h: 'hour', min: 'minute' };
const MINUTES: Readonly<Record<DurationUnit, number>> = { day: 1440, hour: 60, minute: 1 };
const LONGEST_TEXT = 40;
const PART = /^(\d{1,4})(?:–(\d{1,4}))? (days?|h|min)(?: |$)/;

/**
 * Parses a duration as recipes write it (grammar in `recipe.ts`): `25 min`, `1 h 30 min`, `2 days 4 h`, `3–5 days`. Null
 * for any other text.
 */
export function durationParts(text: string): readonly DurationPart<DurationUnit>[] | null {
  const parts: DurationPart<DurationUnit>[] = [];
  let rest = text.length > LONGEST_TEXT ? '' : text;
  while (rest !== '') {
    const [whole, low, high = low, word = ''] = PART.exec(rest) ?? [];
    const unit = UNITS[word];
    if (whole === undefined || unit === undefined) return null;
    parts.push({ low: Number(low), high: Number(high), unit });
    rest = rest.slice(whole.length);
    if (rest === '' && whole.endsWith(' ')) return null;
  }
  return parts.length === 0 ? null : parts;
}

/** A duration text in minutes, a range by its upper end. Null when the text is not a duration. */
export function minutesOf(text: string): number | null {
  const parts = durationParts(text);
  if (parts === null) return null;
  return parts.reduce((sum, { high, unit }) => sum + high * MINUTES[unit], 0);
}

/** Whole minutes as an ISO 8601 duration: 90 is `PT1H30M`, 1620 is `P1DT3H`, 0 is `PT0M`. */
export function isoDuration(minutes: number): string {
  const days = Math.floor(minutes / MINUTES.day);
  const hours = Math.floor((minutes % MINUTES.day) / MINUTES.hour);
  const rest = minutes % MINUTES.hour;
  const date = days > 0 ? `${days}D` : '';
  const time = (hours > 0 ? `${hours}H` : '') + (rest > 0 || minutes === 0 ? `${rest}M` : '');
  return `P${date}${time && `T${time}`}`;
}
