import { type DurationPart, splitDuration, type TimeUnit } from '@gramwise/engine/time/duration.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from './format.ts';

type Count = `${string}{n}${string}`;

/** Duration messages by unit; abbreviations such as `{n} min` need no plural. */
type DurationMessages<Unit extends TimeUnit> = Readonly<
  Record<Unit, Count | { readonly one: Count; readonly other: Count }>
>;

/** Languages that write minutes after hours without a unit and with two digits: `1 h 05`. */
const BARE_MINUTES: ReadonlySet<Language> = new Set(['fr']);

/** Whether a part is the minutes that end a duration after its hours. */
const endsHours = (parts: readonly DurationPart<TimeUnit>[], index: number) =>
  index === parts.length - 1 && parts[index]?.unit === 'minute' && parts[index - 1]?.unit === 'hour';

/** The given parts of a duration as text: `1 h 30 min`, `3–5 jours`. A range is pluralized by its upper end. */
export function formatDurationParts<Unit extends TimeUnit>(
  language: Language,
  messages: DurationMessages<Unit>,
  parts: readonly DurationPart<Unit>[],
): string {
  const texts = parts.map(({ low, high, unit }, index) => {
    const message = messages[unit];
    const abbreviated = typeof message === 'string' || message.one === message.other;
    if (abbreviated && BARE_MINUTES.has(language) && endsHours(parts, index))
      return `\u00a0${String(low).padStart(2, '0')}`;
    const [from, to] = [low, high].map((count) => formatNumber(language, count, 0));
    const n = low === high ? `${from}` : `${from}–${to}`;
    return fill(typeof message === 'string' ? message : selectPluralForm(language, high, message), { n });
  });
  return texts.join(' ').replace(' \u00a0', '\u00a0');
}

/** Whole seconds as text, in the units the messages have: 5400 is `1 h 30 min`. Zero counts are left out. */
export function formatDuration<Unit extends TimeUnit>(
  language: Language,
  messages: DurationMessages<Unit>,
  seconds: number,
): string {
  const units = Object.keys(messages) as Unit[];
  return formatDurationParts(language, messages, splitDuration(seconds, units));
}
