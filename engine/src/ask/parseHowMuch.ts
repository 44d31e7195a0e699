import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import { skipLinkWords } from './links.ts';
import {
  hasDigits,
  joinTokens,
  phraseEnd,
  stripLeading,
  stripTrailing,
  type Tokens,
  trimTokens,
} from './phraseRuns.ts';
import { targetAt } from './target.ts';

/** A question for a number of things or an amount of a food: `how many strawberries in a cup`. */
export interface HowMuchQuestion {
  /** Empty where it asks for a number of the food itself. */
  what: string;
  /** The words of the amount and what follows it: `1 cup`, `1/2 cup lemon juice`; empty if none is named. */
  within: string;
  /** The named amount with the food. */
  rest: Tokens;
  /** Whether it asks for a count; `maybe` in languages that ask for both with the same words. */
  counts: boolean | 'maybe';
}

/** The maximum distance of the amount from the first words, in tokens. */
const MAX_DISTANCE = 16;

/** Joins tokens, without the leading apostrophe of French d'œufs. */
const joinName = (tokens: Tokens) => joinTokens(tokens).replace(/^['’]/u, '');

/** Parses what an amount contains, from `start` up to the amount; null if a number or no amount follows. */
function insideAmount(
  tokens: Tokens,
  start: number,
  lexicon: AskLexicon,
): (Pick<HowMuchQuestion, 'what' | 'within' | 'rest'> & { amount: boolean }) | null {
  const isAmount = (at: number) => numberAt(tokens, at, lexicon.recipe) !== null;
  for (let at = start + 1; at < Math.min(tokens.length, start + MAX_DISTANCE); at++) {
    // `half` in `half of 350 g` is not a thing inside
    if (isAmount(at - 1) || phraseEnd(tokens, at - 1, lexicon.times, lexicon.list.factors) !== null)
      return null;
    const next = skipLinkWords(tokens, at, lexicon);
    if (next === null) continue;
    const amount = isAmount(next);
    if (!amount && targetAt(tokens, next, lexicon)?.target.measure === undefined) continue;
    const what = joinName(tokens.slice(start, at));
    const within = `${amount ? '' : '1 '}${joinTokens(tokens.slice(next))}`;
    return { amount, what, within, rest: tokensOf(`${within} ${what}`) };
  }
  return null;
}

/** Parses a question that starts with `how many` or `how much` and no unit; null for any other. */
export function parseHowMuch(all: Tokens, lexicon: AskLexicon): HowMuchQuestion | null {
  const { list, recipe } = lexicon;
  const tokens = stripTrailing(all, lexicon, list.fill);
  const many = phraseEnd(tokens, 0, list.howMany, list.count, list.mayCount);
  if (many === null) return null;
  const start = skipSpace(tokens, many);
  if (targetAt(tokens, start, lexicon) || phraseAt(tokens, start, recipe.list.degrees)) return null;
  const asks = (words: AskLexicon['list']['count']) => phraseEnd(tokens, 0, words) === many;
  const counts = asks(list.count) || (asks(list.mayCount) && 'maybe');
  const inside = insideAmount(tokens, start, lexicon);
  if (inside) return { what: inside.what, within: inside.within, rest: inside.rest, counts };
  const what = trimTokens(tokens.slice(start));
  const hasNumber = what.some((_, at) => numberAt(tokens, start + at, recipe) !== null);
  return counts === true && what.length > 0 && !hasNumber
    ? { what: joinName(what), within: '', rest: what, counts }
    : null;
}

/** Parses `egg whites in a cup how many`, or without these words; null for anything else. */
export function parseContents(asked: Tokens, lexicon: AskLexicon): HowMuchQuestion | null {
  const tokens = stripTrailing(asked, lexicon, lexicon.list.howMany);
  if (tokens.length === 0 || targetAt(tokens, 0, lexicon)) return null;
  const inside = insideAmount(tokens, 0, lexicon);
  if (!inside?.amount) return null;
  const { what, within, rest } = inside;
  const number = numberAt(rest, 0, lexicon.recipe);
  const unit = number && targetAt(rest, skipSpace(rest, number.next), lexicon);
  return unit?.target.measure && /^\p{L}/u.test(what) ? { what, within, rest, counts: 'maybe' } : null;
}

/** Whether tokens are an amount of nothing: `2 cups`. */
function isAmountAlone(tokens: Tokens, { recipe }: AskLexicon): boolean {
  const number = numberAt(tokens, 0, recipe);
  return (
    number !== null && phraseAt(tokens, skipSpace(tokens, number.next), recipe.units)?.next === tokens.length
  );
}

/** What `how many` at `at` asks of the amount before it: a number, or the food that an amount alone is of. */
function askedBehind(tokens: Tokens, at: number, lexicon: AskLexicon): HowMuchQuestion | null {
  const { list } = lexicon;
  const sure = phraseEnd(tokens, at, list.count);
  const may = sure ?? phraseEnd(tokens, at, list.mayCount);
  const many = may ?? phraseEnd(tokens, at, list.howMany);
  const before = many === null ? [] : stripTrailing(tokens.slice(0, at), lexicon, list.fill, list.has);
  if (many === null || (may === null && !isAmountAlone(before, lexicon))) return null;
  const words = stripTrailing(
    stripLeading(tokens.slice(many), list.fill, list.has),
    lexicon,
    list.fill,
    list.has,
  );
  const what = joinName(words);
  const within = joinTokens(before);
  const counts = sure !== null || (may !== null && 'maybe');
  const isThing = what === '' ? sure !== null : !hasDigits(words) && targetAt(words, 0, lexicon) === null;
  return isThing ? { what, within, rest: tokensOf(`${within} ${what}`.trim()), counts } : null;
}

/** Parses `100 g egg whites how many eggs`, `200 ml egg whites how many`, `2 cups how much flour`; null for anything else. */
export function parseCountLast(tokens: Tokens, lexicon: AskLexicon): HowMuchQuestion | null {
  if (numberAt(tokens, 0, lexicon.recipe) === null) return null;
  const { count, mayCount, howMany } = lexicon.list;
  const at = tokens.findIndex(
    (_, from) => from > 0 && phraseEnd(tokens, from, count, mayCount, howMany) !== null,
  );
  return at < 0 ? null : askedBehind(tokens, at, lexicon);
}

/** Pieces that are a unit of their own and no way to cut a food. */
const COUNTED: ReadonlySet<string | undefined> = new Set(['sheet', 'leaf', 'clove']);

/** Parses `10 g gelatin in sheets`, `200 g garlic in cloves`; null for anything else. */
export function parseInPieces(tokens: Tokens, lexicon: AskLexicon): HowMuchQuestion | null {
  const { list, recipe } = lexicon;
  const number = numberAt(tokens, 0, recipe);
  const unit = number && phraseAt(tokens, skipSpace(tokens, number.next), recipe.units);
  const asked = unit ? stripTrailing(tokens, lexicon, list.howMany, list.has) : [];
  for (const at of asked.keys()) {
    const link = phraseEnd(asked, at, list.to);
    if (!unit || !link || !COUNTED.has(phraseAt(asked, skipSpace(asked, link), recipe.units)?.value))
      continue;
    const what = joinTokens([...asked.slice(link), ...asked.slice(unit.next, at)]);
    return { what, within: joinTokens(asked.slice(0, unit.next)), rest: tokens, counts: true };
  }
  return null;
}
