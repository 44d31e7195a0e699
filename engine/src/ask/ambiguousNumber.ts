import type { LineWords } from '../language/line/lineWords.ts';
import { plainNumber } from '../language/writing/numberText.ts';
import { numberReadings } from '../quantity/numberReadings.ts';

/** A question whose number has two readings, rewritten with each. */
export interface AmbiguousNumber {
  decimal: string;
  thousands: string;
  values: readonly [decimal: number, thousands: number];
}

const AMBIGUOUS_NUMBER = /(?<![\d.,/])(\d{1,3})([.,])(\d{3})(?![\d.,/])/u;

/** A question with a number such as `1,000` rewritten in plain digits. */
interface PlainNumber {
  text: string;
  /** Both readings, if the number may be one or a thousand. */
  ambiguous: AmbiguousNumber | null;
}

/**
 * Resolves a number such as `1,000`, which may be one or a thousand: in the page's language only if its notation allows
 * both, in another language always. If it is a thousand, the question is rewritten with `1000`.
 */
export function resolveNumber(text: string, language: LineWords, page: LineWords): PlainNumber {
  const found = AMBIGUOUS_NUMBER.exec(text);
  const [all = '', whole = '', sign, digits = ''] = found ?? [];
  const readings = numberReadings(
    { whole, sign: sign === '.' ? '.' : ',', digits },
    page.writing.numberStyle,
  );
  const sure = language === page ? readings?.sure : null;
  if (!found || !readings || sure === 'decimal') return { text, ambiguous: null };
  const replaceNumber = (number: string) =>
    text.slice(0, found.index) + number + text.slice(found.index + all.length);
  const thousands = replaceNumber(String(readings.thousands));
  if (sure === 'thousands') return { text: thousands, ambiguous: null };
  const decimal = replaceNumber(plainNumber(readings.decimal, language.writing.numberStyle));
  return {
    text: thousands,
    ambiguous: { decimal, thousands, values: [readings.decimal, readings.thousands] },
  };
}
