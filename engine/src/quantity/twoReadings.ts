/** The separators in a language's numbers. */
interface Notation {
  decimal: '.' | ',';
  /** Between thousands. */
  group: string;
}

/**
 * Both values of an amount such as `1,000`, which is one or a thousand depending on who wrote it, the decimal reading
 * first. Null if there is only one reading. In English, a comma always groups and a period never does. Elsewhere three
 * digits after the decimal sign are ambiguous if the last is 0, since nobody writes 1.25 as `1,250`, and after the
 * other sign, unless the language groups with it.
 */
export function twoReadings(text: string, { decimal, group }: Notation): readonly [number, number] | null {
  const [, whole, sign, digits] = /^\s*([1-9]\d{0,2})([.,])(\d{3})\s*$/.exec(text) ?? [];
  if (decimal === '.' || whole === undefined || digits === undefined) return null;
  const ambiguous = sign === decimal ? digits.endsWith('0') : sign !== group;
  return ambiguous ? [Number(`${whole}.${digits}`), Number(whole + digits)] : null;
}
