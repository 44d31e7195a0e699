import { normalizeDigits, numericQuantity, vulgarFractionsRegex } from 'numeric-quantity';
import { canonicalDecimal, type DecimalSeparator } from './decimal.ts';
import { MAX_QUANTITY_LENGTH } from './notation.ts';

/** Typed and pasted characters, and their ASCII equivalents. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u2212': '-', // minus sign
  '\uFF0D': '-',
  '\uFF0B': '+',
  '\u2044': '/', // fraction slash
  '\u2215': '/', // division slash
  '\uFF0F': '/',
  '\uFF0E': '.',
  '\uFF0C': ',',
  '\u2019': "'", // Swiss grouping
  '\u066C': "'", // Arabic thousands separator
};

const SIGN = /^([+-]?)\s*(.*)$/su;
const FRACTION = new RegExp(
  `^(?:(.+?)(?:-|\\s*))??(\\d+\\s*/\\s*\\d+|${vulgarFractionsRegex.source.replace(/[()]/g, '')})$`,
  'u',
);
const EXPONENT = /^(.*?)(?:e([+-]?\d{1,3}))?$/isu;

function toPlain(text: string, separator: DecimalSeparator): string {
  return normalizeDigits(text)
    .replaceAll('\u066B', separator) // Arabic decimal separator
    .replace(/[^\d\s]/gu, (character) => PLAIN[character] ?? character)
    .replace(/\s+/gu, ' ');
}

/** An unsigned quantity in the notation that numeric-quantity reads unambiguously; null if it is not a quantity. */
function canonical(unsigned: string, separator: DecimalSeparator): string | null {
  const fraction = FRACTION.exec(unsigned);
  if (fraction) {
    if (fraction[1] === undefined) return fraction[2] ?? null;
    const whole = canonicalDecimal(fraction[1], separator);
    // Only a whole number can precede a fraction: `1.5 1/2` and `1. 1/2` are not mixed numbers.
    return whole !== null && /^\d+$/.test(whole) && /\d$/.test(fraction[1])
      ? `${whole} ${fraction[2]}`
      : null;
  }
  const [, digits = '', exponent] = EXPONENT.exec(unsigned) ?? [];
  const decimal = canonicalDecimal(digits, separator);
  return decimal === null || exponent === undefined ? decimal : `${decimal}e${exponent}`;
}

/**
 * Parses an amount as people type it: `250`, `1.5`, `1,5`, `1,000`, `1 000`, `1/2`, `1 1/2`, `1-1/2`, `2 ¼`, `1e3`,
 * digits of any script, a leading sign. `decimalSeparator` is that of the page's language; the other one is accepted
 * too, except where it groups thousands.
 *
 * Null for anything else: blank or other text, division by zero, numbers out of range, more than
 * `MAX_QUANTITY_LENGTH` characters. Never throws, and never returns NaN, an infinity or negative zero.
 */
export function parseQuantity(text: string, decimalSeparator: DecimalSeparator): number | null {
  const trimmed = text.trim();
  // Checked before any pattern runs, so that no input can make one slow.
  if (trimmed === '' || trimmed.length > MAX_QUANTITY_LENGTH) return null;
  const [, sign = '', unsigned = ''] = SIGN.exec(toPlain(trimmed, decimalSeparator)) ?? [];
  const notation = canonical(unsigned, decimalSeparator);
  if (notation === null) return null;
  const value = numericQuantity(notation, { round: false });
  if (!Number.isFinite(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}
