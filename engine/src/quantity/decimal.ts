export type DecimalSeparator = '.' | ',';

/** Thousands separators besides period and comma: a space (French), an apostrophe (Swiss German). */
const NEUTRAL_GROUPS = [' ', "'"] as const;

function grouped(text: string, group: string, decimal: DecimalSeparator): string | null {
  const escaped = group === '.' ? '\\.' : group;
  const pattern = new RegExp(`^[1-9]\\d{0,2}(?:${escaped}\\d{3})+(?:\\${decimal}\\d*)?$`);
  return pattern.test(text) ? text.replaceAll(group, '').replace(decimal, '.') : null;
}

function plain(text: string, decimal: DecimalSeparator): string | null {
  if (!/\d/.test(text)) return null;
  return new RegExp(`^\\d*(?:\\${decimal}\\d*)?$`).test(text) ? text.replace(decimal, '.') : null;
}

/**
 * Rewrites an unsigned number in ASCII digits as `1234.5`. Null if it is not a number.
 *
 * Tries the page's own notation first (`1,234.5` in English, `1.234,5` in German), then a space or apostrophe between
 * thousands, then the other notation where it is unambiguous: `1,5` in English is 1.5 and `0.125` in German is 0.125,
 * because a group has three digits and the first one never starts with a zero.
 */
export function canonicalDecimal(text: string, decimal: DecimalSeparator): string | null {
  const other = decimal === '.' ? ',' : '.';
  const notation =
    plain(text, decimal) ??
    grouped(text, other, decimal) ??
    NEUTRAL_GROUPS.map((group) => grouped(text, group, decimal)).find((found) => found !== null) ??
    plain(text, other) ??
    NEUTRAL_GROUPS.map((group) => grouped(text, group, other)).find((found) => found !== null) ??
    grouped(text, decimal, other);
  if (notation === null) return null;
  const [whole = '', fraction = ''] = notation.split('.');
  return fraction === '' ? whole : `${whole === '' ? '0' : whole}.${fraction}`;
}
