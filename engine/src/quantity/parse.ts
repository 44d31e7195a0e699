import { canonicalDecimal, type DecimalSeparator } from './decimal.ts';
import { MAX_QUANTITY_LENGTH } from './notation.ts';

/** Typed and pasted characters, and their ASCII equivalents. */
const ASCII_EQUIVALENTS: Readonly<Record<string, string>> = {
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
const FRACTION = /^(?:(.+?)(?:-|\s*))??(?:(\d+)\s*\/\s*(\d+)|([¼½¾⅐-⅞]))$/u;
const EXPONENT = /^(.*?)(?:e([+-]?\d{1,3}))?$/isu;

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/**
 * The ASCII digit for a digit of any script: Unicode has the ten of a script in a row, and some scripts side by side.
 */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

function toPlain(text: string, separator: DecimalSeparator): string {
  return text
    .replace(/\p{Nd}/gu, asciiDigit)
    .replaceAll('\u066B', separator) // Arabic decimal separator
    .replace(/[^\d\s]/gu, (character) => ASCII_EQUIVALENTS[character] ?? character)
    .replace(/\s+/gu, ' ');
}

/** The value of an unsigned quantity; null if it is not one, NaN for 0/0. */
function unsignedValue(text: string, separator: DecimalSeparator): number | null {
  const [isFraction, before, over, under, glyph] = FRACTION.exec(text) ?? [];
  if (isFraction !== undefined) {
    const [numerator, denominator] = glyph ? glyph.normalize('NFKD').split('\u2044') : [over, under];
    const part = Number(numerator) / Number(denominator);
    if (before === undefined) return part;
    const whole = canonicalDecimal(before, separator);
    // Only a whole number can precede a fraction: `1.5 1/2` and `1. 1/2` are not mixed numbers.
    return whole !== null && /^\d+$/.test(whole) && /\d$/.test(before) ? Number(whole) + part : null;
  }
  const [, digits = '', exponent = '0'] = EXPONENT.exec(text) ?? [];
  const decimal = canonicalDecimal(digits, separator);
  return decimal === null ? null : Number(`${decimal}e${exponent}`);
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
  const value = unsignedValue(unsigned, decimalSeparator);
  if (value === null || !Number.isFinite(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}
