import { LANGUAGES, type Language } from './languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number the local way with between `min` and `max` decimals (the same number when one is given). Thousands are
 * grouped from five digits on, because `1000` reads as quickly as `1,000` and cannot be taken for a decimal comma;
 * 'always' groups four digits too.
 */
export function formatNumber(
  language: Language,
  value: number,
  min: number,
  max = min,
  useGrouping: 'min2' | 'always' = 'min2',
): string {
  return numberFormat(language, {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    useGrouping,
  }).format(value);
}

/** A number in as few digits as say it: three significant ones, for figures that fixed decimals would flatten to 0.00. */
export function formatPrecise(language: Language, value: number): string {
  return numberFormat(language, { maximumSignificantDigits: 3 }).format(value);
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(LANGUAGES[language].locale, options);
  formats.set(key, known);
  return known;
}

/** A calendar date in words: `May 20, 2025`, `20 mai 2025`, `20. Mai 2025`. `iso` is `YYYY-MM-DD`, free of time zones. */
export function formatDate(
  language: Language,
  iso: string,
  options: Intl.DateTimeFormatOptions = {},
): string {
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...options,
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));
}

/** Words in a row: `salt, pepper and oil`. */
export function formatList(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGES[language].locale, { type: 'conjunction' }).format(words);
}

/** The right form of a counted word: `{ one: '{n} day', other: '{n} days' }`. */
export function pluralForm<Forms extends { readonly one: string; readonly other: string }>(
  language: Language,
  count: number,
  forms: Forms,
): Forms['one'] | Forms['other'] {
  const rule = new Intl.PluralRules(LANGUAGES[language].locale).select(count);
  return rule === 'one' ? forms.one : forms.other;
}
