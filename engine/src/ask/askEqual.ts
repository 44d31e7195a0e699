import { indexLists, type Lists, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SiteWords } from '../language/siteWords/siteWords.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import type { AskAnswer } from './askAnswer.ts';
import type { SeveralReaders } from './askEach.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, stripLeading, stripTrailing, type Tokens, trimTokens } from './phraseRuns.ts';

const indexed = new WeakMap<SiteWords, Lists<SiteWords['equals']>>();

/** The unit behind a number at `at`; null if there is none. */
function unitAt(tokens: Tokens, at: number, { recipe }: AskLexicon) {
  const number = numberAt(tokens, at, recipe);
  const from = number && skipSpace(tokens, number.next);
  const unit = from && phraseAt(tokens, from, recipe.units);
  return unit && isMeasure(unit.value) ? { from, ...unit } : null;
}

/** Whether a number other than `a` stands somewhere. */
const hasNumber = (tokens: Tokens, { recipe }: AskLexicon) =>
  tokens.some((_, at) => (numberAt(tokens, at, recipe)?.as ?? 'article') !== 'article');

/** The first of two amounts in the unit of the second, as a question; null where they are not said to be equal. */
function inUnitOfSecond(text: string, lexicon: AskLexicon, lists: Lists<SiteWords['equals']>): string | null {
  const all = trimTokens(tokensOf(text));
  const tokens = stripLeading(all, lists.asks);
  const first = numberAt(tokens, 0, lexicon.recipe);
  const own = unitAt(tokens, 0, lexicon);
  for (const at of first ? tokens.keys() : []) {
    const unit = at >= (first?.next ?? 0) ? unitAt(tokens, at, lexicon) : null;
    const before = trimTokens(tokens.slice(0, at));
    const amount = stripTrailing(before, lexicon, lists.between);
    const isSaid = amount.length < before.length || tokens.length < all.length;
    // `does 1 cup of rice make 3 cups cooked` is for another food
    const food =
      unit && unit.value !== own?.value && stripTrailing(tokens.slice(unit.next), lexicon, lists.behind);
    const isOne = food && (food.length === 0 || own?.next === amount.length);
    if (isSaid && isOne && !hasNumber(food, lexicon))
      return `${joinTokens(amount)} ${joinTokens(food)} = ${joinTokens(tokens.slice(unit.from, unit.next))}`;
  }
  return null;
}

/**
 * What an amount is in the unit of another that a question says it equals: `is a cup of flour 8 oz`, `une cuillère c'est
 * 15 ml`. Null for any other question, and where that has no answer.
 */
export function askEqual(text: string, lexicon: AskLexicon, { read }: SeveralReaders): AskAnswer | null {
  const { site } = lexicon.words;
  const lists = site && cachedIn(indexed, site, ({ equals }) => indexLists(equals));
  const question = lists ? inUnitOfSecond(text, lexicon, lists) : null;
  const answer = question === null ? null : read(question);
  return answer?.kind === 'hint' ? null : answer;
}
