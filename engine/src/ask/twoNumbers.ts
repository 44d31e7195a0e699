import type { RecipeLanguage } from '../language/recipeWords/recipeWords.ts';

/** A question whose number has two readings, written with each. */
export interface TwoNumbers {
  decimal: string;
  thousands: string;
  values: readonly [decimal: number, thousands: number];
}

const TWO = /(?<![\d.,/])([1-9]\d{0,2})([.,])(\d{3})(?![\d.,/])/u;

/**
 * A question with a number such as `1,000`, which is one or a thousand depending on the country. A period is
 * unambiguous in English (decimal) and German (thousands); otherwise we ask. Null if there is only one reading.
 */
export function twoNumbers(text: string, language: RecipeLanguage, page: RecipeLanguage): TwoNumbers | null {
  const found = TWO.exec(text);
  const [all, whole, sign, digits] = found ?? [];
  if (!found || all === undefined || whole === undefined || digits === undefined) return null;
  if (sign === '.' && language === page && (page === 'en' || page === 'de')) return null;
  const decimal = Number(`${whole}.${digits}`);
  const thousands = Number(whole + digits);
  const written = (value: number) => (language === 'en' ? String(value) : String(value).replace('.', ','));
  const put = (number: string) => text.slice(0, found.index) + number + text.slice(found.index + all.length);
  return { decimal: put(written(decimal)), thousands: put(String(thousands)), values: [decimal, thousands] };
}
