import { type Amount, findAmounts, hasSize } from './amounts.ts';
import { kitchenAmount } from './kitchenAmount.ts';
import { NUMBER, RANGE_SIGN } from './notation.ts';
import { agree } from './nouns.ts';

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

function rewrite(text: string, amount: Amount, factor: number): string {
  const values = amount.values.map((value) => value * factor);
  const scaled = kitchenAmount(values, amount.unit, amount.unitId);
  const [, sign = '–', gap = ' '] = NUMBERS.exec(text) ?? [];
  const [low = '', high] = scaled.numbers;
  const numbers = high === undefined || high === low ? low : `${low}${sign}${high}`;
  return amount.unit === '' ? numbers : `${numbers}${gap}${scaled.unit}`;
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
    const words = result.slice(amount.end);
    const most = Math.max(...amount.values) * factor;
    const rest = amount.unit === '' || hasSize(amount) ? agree(words, most) : words;
    const text = line.slice(amount.start, amount.end);
    result = result.slice(0, amount.start) + rewrite(text, asWritten(amount, line), factor) + rest;
  }
  return result;
}
