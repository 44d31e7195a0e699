import { type Amount, findAmounts, hasSize } from './amounts.ts';
import { isSingular, kitchenAmount } from './kitchenAmount.ts';
import { NUMBER, RANGE_SIGN } from './notation.ts';
import { pluralize } from './nouns.ts';

const NUMBERS = new RegExp(`^${NUMBER}(?:(${RANGE_SIGN})${NUMBER})?([ \\u00A0-]*)`, 'u');
const LONGEST_LINE = 500;
const LARGEST_FACTOR = 1000;

/**
 * In brackets, spoons stand for cups (`45 ml (3 tbsp)`), so their scaled amount may become cups again;
 * a spoon amount by itself stays one, because it is read the same way in both systems.
 */
function asWritten(amount: Amount, line: string): Amount {
  if (amount.unitId !== 'tablespoon' || !line.slice(0, amount.start).endsWith('(')) return amount;
  return { ...amount, unitId: 'cup', values: amount.values.map((value) => value / 16) };
}

/** The amount in its new size, and the words behind it. */
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
 * An ingredient line (grammar in `recipes/recipe.ts`) for `factor` times the recipe. Every amount of the
 * line is scaled, in both notations: metric ones rounded for scale and jug, US ones, spoons and counted
 * things to kitchen fractions, with the counted noun in the right number. Sizes (`cut into 2 cm cubes`, a
 * tin of 400 g) stay. A line without an amount, the factor 1, and factors that are not above 0 or are
 * beyond 1000 change nothing.
 */
export function scaleIngredient(line: string, factor: number): string {
  if (factor === 1 || !(factor > 0) || factor > LARGEST_FACTOR || line.length > LONGEST_LINE) return line;
  let result = line;
  for (const amount of findAmounts(line).reverse()) {
    if (amount.values.includes(0)) continue;
    const text = line.slice(amount.start, amount.end);
    const words = result.slice(amount.end);
    result = result.slice(0, amount.start) + rewrite(text, words, asWritten(amount, line), factor);
  }
  return result;
}
