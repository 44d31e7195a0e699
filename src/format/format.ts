import { isSingular, isSingularFraction, numberText } from '@gramwise/engine/language/writing/numberText.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Below this, shifting the decimal point loses no digits at any precision we show. */
const MAX_PLAIN_NUMBER = 1e10;

/**
 * A number in the language's notation with `min` to `max` decimals, rounded half away from zero. Thousands are grouped
 * from five digits on, because `1000` cannot be mistaken for a decimal; 'always' groups four digits too. Equals
 * `Intl.NumberFormat` except for the Spanish group sign (tested), whose first use blocks a slow phone for 60 ms.
 */
export function formatNumber(
  language: Language,
  value: number,
  min: number,
  max = min,
  useGrouping: 'min2' | 'always' = 'min2',
): string {
  const { group } = LANGUAGES[language];
  if (!(Math.abs(value) < MAX_PLAIN_NUMBER)) {
    const options = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping };
    return numberFormat(language, options)
      .formatToParts(value)
      .map((part) => (part.type === 'group' ? group : part.value))
      .join('');
  }
  const groupFrom = useGrouping === 'always' ? 4 : 5;
  return numberText(value, LANGUAGES[language], { min, max, groupFrom });
}

/** A number with three significant digits, for values that fixed decimals would show as 0.00. */
export function formatPrecise(language: Language, value: number): string {
  return numberFormat(language, { maximumSignificantDigits: 3 }).format(value);
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(LANGUAGES[language].locale, options);
  formats.set(key, known);
  return known;
}

/** How the first day of a month is written, where it is not just `1`. Intl has no pattern for it. */
const FIRST_DAY: Partial<Record<Language, string>> = { fr: '1er' };

/** A calendar day as text: `May 20, 2025`, `1er mai 2025`, `20. Mai 2025`. `iso` is `YYYY-MM-DD`. */
export function formatDate(
  language: Language,
  iso: string,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const parts = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...options,
    timeZone: 'UTC',
  }).formatToParts(new Date(`${iso}T00:00:00Z`));
  const textOf = ({ type, value }: Intl.DateTimeFormatPart) =>
    type === 'day' && value === '1' ? (FIRST_DAY[language] ?? value) : value;
  return parts.map(textOf).join('');
}

/** A time of day as its readers write it: `4:40 PM`, `16:40`. `minutes` counts from midnight, 0 to 1439. */
export function formatTime(language: Language, minutes: number): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
    .format(new Date(minutes * 60_000))
    .replace(/\s/g, '\u00a0');
}

/**
 * Picks the plural form for a number as shown, with its decimals, from `{ one: '{n} day', other: '{n} days' }`.
 * Equals `Intl.PluralRules` (tested), whose first use blocks a slow phone.
 */
export function selectPluralForm<Forms extends { readonly one: string; readonly other: string }>(
  language: Language,
  count: number,
  forms: Forms,
  decimals = 0,
): Forms['one'] | Forms['other'] {
  return isSingular(count, LANGUAGES[language], decimals) ? forms.one : forms.other;
}

/** Picks the plural form for a count shown as a fraction, which is singular up to 1: `1/2 cup`, `1 1/2 cups`. */
export const selectFractionForm = <Forms extends { readonly one: string; readonly other: string }>(
  language: Language,
  count: number,
  forms: Forms,
) => (isSingularFraction(count, LANGUAGES[language]) ? forms.one : forms.other);
