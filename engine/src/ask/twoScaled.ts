import { phraseAt } from '../language/lexicon.ts';
import { skipSpace } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, stripLeading, stripTrailing, type Tokens, trimTokens } from './phraseRuns.ts';
import { portionLists } from './portionQuestion.ts';

/** Amounts that a factor belongs to. */
interface Scaled {
  factor: number;
  rest: Tokens;
}

/** `times 3`, `doubled` at a token, and where it ends; null for anything else. */
function operationAt(tokens: Tokens, at: number, { doubled, list, recipe }: AskLexicon) {
  const by = phraseAt(tokens, at, list.multiply);
  return phraseAt(tokens, at, doubled) ?? (by && numberAt(tokens, skipSpace(tokens, by.next), recipe));
}

/** The factor that a question starts with before a number: `double 1 cup`, but `double cream 1 cup`. */
function factorFirst(tokens: Tokens, { times, recipe }: AskLexicon): Scaled | null {
  const first = phraseAt(tokens, 0, times);
  const rest = first ? stripLeading(tokens.slice(first.next), recipe.list.of) : [];
  return first && numberAt(rest, 0, recipe) ? { factor: first.value, rest } : null;
}

/** The factor that a question ends with: `for double`, `times 3`, but `1 cup half and half`. */
function factorLast(tokens: Tokens, lexicon: AskLexicon): Scaled | null {
  const { times, list, recipe, words } = lexicon;
  const { the, articles } = recipe.list;
  const lists = [portionLists(words.portions).for, list.to] as const;
  for (const at of tokens.keys()) {
    const rest = tokens.slice(0, at);
    const operation = operationAt(tokens, at, lexicon);
    if (operation?.next === tokens.length) return { factor: operation.value, rest };
    const named = phraseAt(tokens, at, times);
    const before = stripTrailing(rest, lexicon, the, articles);
    const plain = stripTrailing(before, lexicon, ...lists);
    if (named?.next === tokens.length && plain.length < before.length)
      return { factor: named.value, rest: plain };
  }
  return null;
}

/** The amounts that a question multiplies, without the words around them. */
function scaledBy(tokens: Tokens, lexicon: AskLexicon): Scaled | null {
  const { list, recipe } = lexicon;
  const asked = stripLeading(tokens, list.fill, list.howMany, recipe.list.the, recipe.list.articles);
  const plain = stripTrailing(asked, lexicon, list.fill);
  return factorFirst(plain, lexicon) ?? factorLast(plain, lexicon);
}

/** An amount with its food behind it, times a factor, in its own unit; null without a number: `milk 1 cup`. */
function multiplied(tokens: Tokens, factor: number, { recipe }: AskLexicon): string | null {
  const at = tokens.findIndex((_, from) => numberAt(tokens, from, recipe) !== null);
  const number = numberAt(tokens, at, recipe);
  if (!number) return null;
  const [name, amount] = [tokens.slice(0, at), tokens.slice(at)].map((part) => joinTokens(trimTokens(part)));
  const unit = phraseAt(tokens, skipSpace(tokens, number.next), recipe.units);
  const own = unit && isMeasure(unit.value) ? ` = ${joinTokens(tokens.slice(number.next, unit.next))}` : '';
  return `${`${amount} ${name}`.trim()} * ${factor}${own}`;
}

/**
 * The amounts of two foods that a question multiplies at once, split at `at` to `next` behind its factor, each as a
 * question of its own: `double 1 cup milk and 2 tbsp sugar`, `milk 1 cup and sugar 2 tbsp for double`.
 */
export function twoScaled(
  tokens: Tokens,
  lexicon: AskLexicon,
  joinEnd: (tokens: Tokens, at: number) => number | null,
): readonly (readonly [string, string])[] {
  const scaled = scaledBy(tokens, lexicon);
  if (!scaled) return [];
  return scaled.rest.flatMap((_, at) => {
    const next = joinEnd(scaled.rest, at);
    if (next === null) return [];
    const [first, second] = [scaled.rest.slice(0, at), scaled.rest.slice(next)].map((part) =>
      multiplied(part, scaled.factor, lexicon),
    );
    return first && second ? [[first, second] as const] : [];
  });
}
