import { LANGUAGES, type Language } from './languages.ts';

const formats = new Map<string, Intl.NumberFormat>();
const plurals = new Map<Language, Intl.PluralRules>();

/** Below this a number keeps all its digits while its decimal sign is moved by as many places as are ever shown. */
const PLAIN_LIMIT = 1e10;

/**
 * A number the local way with between `min` and `max` decimals (the same number when one is given). Thousands are
 * grouped from five digits on, because `1000` reads as quickly as `1,000` and cannot be taken for a decimal comma;
 * 'always' groups four digits too. The text is the one of `Intl.NumberFormat`, which a test compares; it is put together
 * here because the first number that a browser formats takes a slow phone 60 ms, before the page answers.
 */
export function formatNumber(
  language: Language,
  value: number,
  min: number,
  max = min,
  useGrouping: 'min2' | 'always' = 'min2',
): string {
  if (!(Math.abs(value) < PLAIN_LIMIT)) {
    const options = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping };
    return numberFormat(language, options).format(value);
  }
  const { decimal, group } = LANGUAGES[language];
  const [whole = '', digits = ''] = roundHalfUp(Math.abs(value), max).split('.');
  const fraction = digits.slice(0, min) + digits.slice(min).replace(/0+$/, '');
  const grouped =
    whole.length > (useGrouping === 'always' ? 3 : 4) ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + grouped + (fraction && decimal + fraction);
}

/** Rounds by the digits that a number is written with: 1.005 is 1.01, although the bits stand for a little less. */
function roundHalfUp(value: number, decimals: number): string {
  const shift = (number: number, by: number) => {
    const [digits, exponent = 0] = `${number}`.split('e');
    return Number(`${digits}e${Number(exponent) + by}`);
  };
  return shift(Math.round(shift(value, decimals)), -decimals).toFixed(decimals);
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

/** The right form of a counted word: `{ one: '{n} day', other: '{n} days' }`. */
export function pluralForm<Forms extends { readonly one: string; readonly other: string }>(
  language: Language,
  count: number,
  forms: Forms,
): Forms['one'] | Forms['other'] {
  const rules = plurals.get(language) ?? new Intl.PluralRules(LANGUAGES[language].locale);
  plurals.set(language, rules);
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
