import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import { skipLinks } from './links.ts';
import { joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import { targetAt } from './target.ts';

/** `how many strawberries in a cup`: a question for a number of things, or for how much of a food. */
export interface HowMuchQuestion {
  what: string;
  /** The amount that was named, with the food. */
  rest: Tokens;
  /** Whether it asks for a count; `maybe` in languages that ask for both with the same words. */
  counts: boolean | 'maybe';
}

/** How far the amount may be from the first words, in tokens. */
const MAX_DISTANCE = 16;

/** The words without the apostrophe of French d'œufs. */
const joinName = (tokens: Tokens) => joinTokens(tokens).replace(/^['’]/u, '');

/** Words about what is in an amount, from `start` to the amount; null if a number or no amount follows. */
function insideAmount(
  tokens: Tokens,
  start: number,
  lexicon: AskLexicon,
): (Pick<HowMuchQuestion, 'what' | 'rest'> & { amount: boolean }) | null {
  const isAmount = (at: number) => numberAt(tokens, at, lexicon.recipe) !== null;
  for (let at = start + 1; at < Math.min(tokens.length, start + MAX_DISTANCE); at++) {
    // The half of 350 g is no thing in it
    if (isAmount(at - 1) || phraseEnd(tokens, at - 1, lexicon.times, lexicon.list.factors) !== null)
      return null;
    const next = skipLinks(tokens, at, lexicon);
    if (next === null) continue;
    const amount = isAmount(next);
    if (!amount && targetAt(tokens, next, lexicon)?.target.measure === undefined) continue;
    const what = joinName(tokens.slice(start, at));
    return { amount, what, rest: tokensOf(`${amount ? '' : '1 '}${joinTokens(tokens.slice(next))} ${what}`) };
  }
  return null;
}

/** Null unless the first words ask how many or how much, and no unit follows. */
export function parseHowMuch(tokens: Tokens, lexicon: AskLexicon): HowMuchQuestion | null {
  const { list, recipe } = lexicon;
  const many = phraseEnd(tokens, 0, list.howMany, list.count, list.mayCount);
  if (many === null) return null;
  const start = skipSpace(tokens, many);
  if (targetAt(tokens, start, lexicon) || phraseAt(tokens, start, recipe.list.degrees)) return null;
  const asks = (words: AskLexicon['list']['count']) => phraseEnd(tokens, 0, words) === many;
  const counts = asks(list.count) || (asks(list.mayCount) && 'maybe');
  const inside = insideAmount(tokens, start, lexicon);
  if (inside) return { what: inside.what, rest: inside.rest, counts };
  const what = trimTokens(tokens.slice(start));
  const hasNumber = what.some((_, at) => numberAt(tokens, start + at, recipe) !== null);
  return counts === true && what.length > 0 && !hasNumber
    ? { what: joinName(what), rest: what, counts }
    : null;
}

/** `egg whites in a cup`, which does not say how many are asked for; null for anything else. */
export function parseContents(tokens: Tokens, lexicon: AskLexicon): HowMuchQuestion | null {
  if (tokens.length === 0 || targetAt(tokens, 0, lexicon)) return null;
  const inside = insideAmount(tokens, 0, lexicon);
  if (!inside?.amount) return null;
  const { what, rest } = inside;
  const number = numberAt(rest, 0, lexicon.recipe);
  const unit = number && targetAt(rest, skipSpace(rest, number.next), lexicon);
  return unit?.target.measure && /^\p{L}/u.test(what) ? { what, rest, counts: 'maybe' } : null;
}
