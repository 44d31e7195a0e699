export type DecimalSeparator = '.' | ',';

/** What may group thousands besides the separators: a space in French, an apostrophe in Swiss German. */
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
 * Rewrites an unsigned decimal number in ASCII digits to the notation `1234.5`, or gives null.
 *
 * In order: the page's own notation (`1,234.5` in English, `1.234,5` in German), a space or apostrophe
 * between thousands, then the other notation where it cannot be mistaken: `1,5` in English is 1.5 and
 * `0.125` in German is 0.125, because a group has three digits and never starts with a zero.
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
