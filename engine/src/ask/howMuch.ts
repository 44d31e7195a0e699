import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import type { AskLexicon } from './askLexicon.ts';
import { afterLinks } from './links.ts';
import { endOf, type Tokens, tokensText, trimmed } from './phraseRuns.ts';
import { targetAt } from './target.ts';

/** `how many strawberries in a cup`: a question for a number of things, or for how much of a food. */
export interface HowMuch {
  what: string;
  /** The amount that was named, with the food. */
  rest: Tokens;
  /** Whether it asks for a count; `maybe` in languages that ask for both with the same words. */
  counts: boolean | 'maybe';
}

/** How far the amount may be from the first words, in tokens. */
const FARTHEST = 16;

/** The words without the apostrophe of French d'œufs. */
const named = (tokens: Tokens) => tokensText(tokens).replace(/^['’]/u, '');

/** Null unless the first words ask how many or how much, and no unit follows. */
export function howMuch(tokens: Tokens, lexicon: AskLexicon): HowMuch | null {
  const { list, recipe } = lexicon;
  const many = endOf(tokens, 0, list.howMany, list.count, list.mayCount);
  if (many === null) return null;
  const start = skipSpace(tokens, many);
  if (targetAt(tokens, start, lexicon) || phraseAt(tokens, start, recipe.list.degrees)) return null;
  const asks = (words: AskLexicon['list']['count']) => endOf(tokens, 0, words) === many;
  const counts = asks(list.count) || (asks(list.mayCount) && 'maybe');
  const isAmount = (at: number) => numberAt(tokens, at, recipe) !== null;
  for (let at = start + 1; at < Math.min(tokens.length, many + FARTHEST); at++) {
    if (isAmount(at - 1)) return null;
    const next = afterLinks(tokens, at, lexicon);
    if (next === null) continue;
    const unit = targetAt(tokens, next, lexicon)?.target.measure !== undefined;
    if (!isAmount(next) && !unit) continue;
    const what = named(tokens.slice(start, at));
    const text = `${isAmount(next) ? '' : '1 '}${tokensText(tokens.slice(next))} ${what}`;
    return { what, rest: tokensOf(text), counts };
  }
  const what = trimmed(tokens.slice(start));
  return counts === true && what.length > 0 && !what.some((_, at) => isAmount(start + at))
    ? { what: named(what), rest: what, counts }
    : null;
}
