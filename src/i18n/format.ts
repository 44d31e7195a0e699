import { LANGUAGES, type Language } from './languages.ts';

const formats = new Map<string, Intl.NumberFormat>();
const plurals = new Map<Language, Intl.PluralRules>();

/** Below this, shifting the decimal point loses no digits at any precision we show. */
const PLAIN_LIMIT = 1e10;

/**
 * A number in the language's notation with `min` to `max` decimals, rounded half away from zero. Thousands are grouped
 * from five digits on, because `1000` cannot be mistaken for a decimal; 'always' groups four digits too. Equals
 * `Intl.NumberFormat` (tested), whose first use blocks a slow phone for 60 ms.
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

/** Rounds the decimal digits: 1.005 becomes 1.01, although the float is slightly less. */
function roundHalfUp(value: number, decimals: number): string {
  const shift = (number: number, by: number) => {
    const [digits, exponent = 0] = `${number}`.split('e');
    return Number(`${digits}e${Number(exponent) + by}`);
  };
  return shift(Math.round(shift(value, decimals)), -decimals).toFixed(decimals);
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

/** A calendar day as text: `May 20, 2025`, `20 mai 2025`, `20. Mai 2025`. `iso` is `YYYY-MM-DD`. */
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

/** Picks the plural form for a count from `{ one: '{n} day', other: '{n} days' }`. */
export function pluralForm<Forms extends { readonly one: string; readonly other: string }>(
  language: Language,
  count: number,
  forms: Forms,
): Forms['one'] | Forms['other'] {
  const rules = plurals.get(language) ?? new Intl.PluralRules(LANGUAGES[language].locale);
  plurals.set(language, rules);
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
