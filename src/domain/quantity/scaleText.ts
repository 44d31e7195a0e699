import { type Amount, findAmounts, hasSize } from './amounts.ts';
import { isSingular, kitchenAmount } from './kitchenAmount.ts';
import { NUMBER, RANGE_SIGN } from './notation.ts';
import { pluralize } from './nouns.ts';

const NUMBERS = new RegExp(`^${NUMBER}(?:(${RANGE_SIGN})${NUMBER})?([ \\u00A0-]*)`, 'u');
const LONGEST_LINE = 500;
const LARGEST_FACTOR = 1000;

/**
 * Tablespoons in parentheses are the US form of a volume, as in `45 ml (3 tbsp)`, so scaling can turn them into cups.
 * Other spoon amounts stay in spoons, which both systems share.
 */
function cupsInParentheses(amount: Amount, line: string): Amount {
  if (amount.unitId !== 'tablespoon' || !line.slice(0, amount.start).endsWith('(')) return amount;
  return { ...amount, unitId: 'cup', values: amount.values.map((value) => value / 16) };
}

/** The scaled amount and the words after it. */
function rewrite(text: string, words: string, amount: Amount, factor: number): string {
  const values = amount.values.map((value) => value * factor);
  const { numbers, unit } = kitchenAmount(values, amount.unit, amount.unitId);
  const [, sign = '–', gap = ' '] = NUMBERS.exec(text) ?? [];
  const [low = '', high] = numbers;
  const number = high === undefined || high === low ? low : `${low}${sign}${high}`;
  const counts = amount.unit === '' || hasSize(amount);
  const rest = counts ? pluralize(words, numbers.every(isSingular)) : words;
  return amount.unit === '' ? `${number}${rest}` : `${number}${gap}${unit}${rest}`;
}

/**
 * Scales an ingredient line (grammar in `recipes/recipe.ts`) by `factor`, in both systems. Metric amounts are rounded
 * to what a scale or jug shows; US amounts, spoons and counts become kitchen fractions, and counted nouns are
 * pluralized. Sizes (`cut into 2 cm cubes`, a 400 g can) stay. Lines without an amount or longer than 500 characters
 * are returned unchanged, as are all lines for a factor of 1, of 0 or less, or above 1000.
 */
export function scaleIngredient(line: string, factor: number): string {
  if (factor === 1 || !(factor > 0) || factor > LARGEST_FACTOR || line.length > LONGEST_LINE) return line;
  let result = line;
  for (const amount of findAmounts(line).reverse()) {
    if (amount.values.includes(0)) continue;
    const text = line.slice(amount.start, amount.end);
    const words = result.slice(amount.end);
    result = result.slice(0, amount.start) + rewrite(text, words, cupsInParentheses(amount, line), factor);
  }
  return result;
}
