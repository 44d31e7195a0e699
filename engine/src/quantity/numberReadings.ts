/** The separators in a language's numbers. */
interface Notation {
  decimal: '.' | ',';
  /** Between thousands. */
  group: string;
}

/** Both values of a number such as `1,000`, which is one or a thousand depending on who wrote it. */
export interface NumberReadings {
  decimal: number;
  thousands: number;
  /** Which value is meant in that language; null if it may be either. */
  sure: 'decimal' | 'thousands' | null;
}

/**
 * The readings of one to three digits, a separator and three digits; null for other digits. In English, a comma always
 * groups and a period never does. Elsewhere, three digits after the decimal separator may be either if the last is 0,
 * since nobody writes 1.25 as `1,250`; after the other separator too, unless the language groups with it.
 */
export function numberReadings(
  { whole, sign, digits }: { whole: string; sign: '.' | ','; digits: string },
  { decimal, group }: Notation,
): NumberReadings | null {
  if (!/^[1-9]\d{0,2}$/.test(whole) || !/^\d{3}$/.test(digits)) return null;
  const values = { decimal: Number(`${whole}.${digits}`), thousands: Number(whole + digits) };
  if (sign === group) return { ...values, sure: 'thousands' };
  const mayGroup = decimal === ',' && (sign === '.' || digits.endsWith('0'));
  return { ...values, sure: mayGroup ? null : 'decimal' };
}

/** Both values of an ambiguous typed amount, the decimal one first; null if there is only one reading. */
export function ambiguousReadings(text: string, notation: Notation): readonly [number, number] | null {
  const [, whole = '', sign, digits = ''] = /^\s*(\d+)([.,])(\d+)\s*$/.exec(text) ?? [];
  const readings = sign && numberReadings({ whole, sign: sign as '.' | ',', digits }, notation);
  return readings && readings.sure === null ? [readings.decimal, readings.thousands] : null;
}
