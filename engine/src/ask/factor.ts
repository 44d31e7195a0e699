import { phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { type Tokens, tokensText, trimmed } from './phraseRuns.ts';

export interface Multiple {
  factor: number;
  /** Its words. */
  text: string;
  /** The amount that it multiplies, with its food. */
  rest: Tokens;
}

/** Whether a number with a measure starts at `at`: the sides of a pan are no factors. */
function isMeasured(tokens: Tokens, at: number, { recipe }: AskLexicon): boolean {
  const number = numberAt(tokens, at, recipe);
  const unit = number && phraseAt(tokens, skipSpace(tokens, number.next), recipe.units);
  return isMeasure(unit?.value ?? null);
}

const starting = (tokens: Tokens, factor: number, end: number, next: number): Multiple => ({
  factor,
  text: tokensText(tokens.slice(0, end)),
  rest: tokens.slice(next),
});

/** `half of 3/4 cup`, `1/3 of 2 eggs`, `3 times 250 g`. */
function before(tokens: Tokens, lexicon: AskLexicon): Multiple | null {
  const { recipe, times, list } = lexicon;
  const named = phraseAt(tokens, 0, times);
  if (named) {
    const next = skipSpace(tokens, named.next);
    if (numberAt(tokens, next, recipe)) return starting(tokens, named.value, named.next, next);
  }
  const first = numberAt(tokens, 0, recipe);
  if (!first) return null;
  const from = skipSpace(tokens, first.next);
  const by = phraseAt(tokens, from, list.multiply);
  const multiplied = by ? skipSpace(tokens, by.next) : null;
  if (multiplied !== null && isMeasured(tokens, multiplied, lexicon))
    return starting(tokens, first.value, multiplied, multiplied);
  const of = phraseAt(tokens, from, recipe.list.of);
  if (!of) return null;
  const next = skipSpace(tokens, of.next);
  const second = numberAt(tokens, next, recipe);
  return second && second.as !== 'article' && second.next > next
    ? starting(tokens, first.value, of.next, next)
    : null;
}

/** `250 g times 3`, `250 g divided by 3`. */
function behind(tokens: Tokens, lexicon: AskLexicon): Multiple | null {
  const { recipe, list } = lexicon;
  if (!isMeasured(tokens, 0, lexicon)) return null;
  for (let at = 1; at < tokens.length; at++) {
    const multiply = phraseAt(tokens, at, list.multiply);
    const by = multiply ?? phraseAt(tokens, at, list.divide);
    const number = by && numberAt(tokens, skipSpace(tokens, by.next), recipe);
    if (!number || number.as === 'article' || !(number.value > 0)) continue;
    if (trimmed(tokens.slice(number.next)).length > 0) continue;
    const factor = multiply ? number.value : 1 / number.value;
    return { factor, text: tokensText(tokens.slice(at)), rest: trimmed(tokens.slice(0, at)) };
  }
  return null;
}

/** The factor that a question asks for, and the rest; 1 if it names none. */
export const multipleOf = (tokens: Tokens, lexicon: AskLexicon): Multiple =>
  before(tokens, lexicon) ?? behind(tokens, lexicon) ?? { factor: 1, text: '', rest: tokens };
