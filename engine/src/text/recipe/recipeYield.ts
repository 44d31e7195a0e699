import { type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { RecipeYield } from '../../recipes/exportedRecipe.ts';
import { MAX_SERVINGS } from '../../recipes/servings.ts';
import { numberAt } from '../findings/numbers.ts';
import { unitAfter } from '../findings/unitAfter.ts';
import type { Source } from '../source.ts';

interface Counted extends RecipeYield {
  /** Whether it counts what recipes are usually counted in. */
  usual: boolean;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= MAX_SERVINGS;

/** The second number of a range. */
function rangeEnd({ tokens, lexicon }: Source, at: number): { value: number; next: number } | null {
  const near = skipSpace(tokens, at);
  const word = phraseAt(tokens, near, lexicon.list.range);
  const from = /^[-~/]$/.test(tokens[near]?.key ?? '') ? near + 1 : (word?.next ?? null);
  return from === null ? null : numberAt(tokens, skipSpace(tokens, from), lexicon);
}

/** The words after a number, up to a sign, a gap or the next number, and what ends them; past `(9-inch)`. */
function wordsFrom({ tokens, lexicon }: Source, at: number): { what: string; sign: string | undefined } {
  const next = skipSpace(tokens, at);
  const close =
    tokens[next]?.key === '(' ? tokens.findIndex(({ key }, index) => index > next && key === ')') : -1;
  const from = close < 0 ? next : skipSpace(tokens, close + 1);
  const end = tokens.findIndex(
    ({ kind, text }, index) => index >= from && kind !== 'word' && (kind !== 'space' || text.length > 1),
  );
  let to = end < 0 ? tokens.length : end;
  // `1 moule de 24 cm`
  const isLeftOver = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'space' || lexicon.list.of.map.has(token.key));
  while (to > from && isLeftOver(tokens[to - 1])) to -= 1;
  const what = tokens.slice(from, to).map(({ text }) => text);
  return { what: what.join(''), sign: tokens[end]?.key };
}

/** Whether a number that ends before token `at` is a length, a weight or a volume. */
function isMeasured(source: Source, at: number, value: number): boolean {
  const is = unitAfter({ ...source, inLine: false }, at, value)?.is;
  if (!is || is.kind === 'other') return false;
  return is.kind !== 'amount' || Object.hasOwn(source.lexicon.words.measures, is.unit ?? '');
}

/** The number of something at token `at`; null for a length, a weight, a volume, and for no number. */
function countedAt(source: Source, at: number, usual: Phrases<true>): (Counted & { next: number }) | null {
  const { tokens, lexicon } = source;
  const number = numberAt(tokens, at, lexicon);
  if (!number || number.as === 'article' || !isCount(number.value)) return null;
  const end = rangeEnd(source, number.next);
  const high = end && isCount(end.value) && end.value > number.value ? end : null;
  const next = high?.next ?? number.next;
  if (isMeasured(source, next, number.value)) return null;
  const { what, sign } = wordsFrom(source, next);
  return {
    low: number.value,
    high: high?.value ?? number.value,
    what,
    // `18 cookies (1 serving = 1 cookie)` says what a serving is
    usual: sign !== '=' && phraseAt(tokens, skipSpace(tokens, next), usual) !== null,
    next,
  };
}

/** A line of a yield without the word before it: `5 cups` in `Yield: 5 cups`. */
export function yieldValue({ tokens }: Source, words: Phrases<true>): string {
  const label = skipSpace(tokens, phraseAt(tokens, 0, words)?.next ?? 0);
  const value = tokens.slice(tokens[label]?.key === ':' ? label + 1 : label);
  return value
    .map(({ text }) => text)
    .join('')
    .trim();
}

/**
 * The yield in a line: the number of servings or portions, else the first number of anything that is not measured, so
 * that a 9-inch cake for 8 serves eight. `usual` are the words of yields. Null if there is none.
 */
export function parseYield(source: Source, usual: Phrases<true>): RecipeYield | null {
  const found: Counted[] = [];
  for (let at = 0; at < source.tokens.length; at++) {
    const counted = countedAt(source, at, usual);
    if (counted) found.push(counted);
    // Not the 2 dozen of `9 1/2 dozen`
    at = ((counted ?? numberAt(source.tokens, at, source.lexicon))?.next ?? at + 1) - 1;
  }
  const best = found.find((counted) => counted.usual) ?? found[0];
  return best ? { low: best.low, high: best.high, what: best.what } : null;
}
