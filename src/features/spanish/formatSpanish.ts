/** Spanish from Spain: decimal comma, thousands grouped from five digits on. */
const LOCALE = 'es-ES';

/** A number with between `min` and `max` decimals. */
export function formatSpanish(value: number, min: number, max = min): string {
  return new Intl.NumberFormat(LOCALE, { minimumFractionDigits: min, maximumFractionDigits: max }).format(
    value,
  );
}

/** A number with three significant digits, for values that two decimals would show as 0,00. */
export function formatSpanishPrecise(value: number): string {
  return new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 }).format(value);
}
