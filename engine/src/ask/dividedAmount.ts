import { hasPhrase, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import { type AskContext, likelyData } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, stripLeading, type Tokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

/** The end of the amount that tokens start with; null if they start with none. */
function amountEnd(tokens: Tokens, { recipe }: AskLexicon): number | null {
  const number = numberAt(tokens, 0, recipe);
  const unit = number && phraseAt(tokens, skipSpace(tokens, number.next), recipe.units);
  return unit && isMeasure(unit.value) ? unit.next : null;
}

/** The whole number behind a word that divides, with its end; null unless it counts things. */
function sharesBehind(
  tokens: Tokens,
  at: number,
  lexicon: AskLexicon,
): { count: number; next: number } | null {
  const { list, recipe } = lexicon;
  const link = phraseEnd(tokens, at, list.divide, list.by);
  const number = link === null ? null : numberAt(tokens, skipSpace(tokens, link), recipe);
  if (!number || number.as === 'article' || !Number.isInteger(number.value) || number.value < 2) return null;
  const unit = phraseAt(tokens, skipSpace(tokens, number.next), recipe.units);
  return unit && isMeasure(unit.value) ? null : { count: number.value, next: number.next };
}

const hasNumber = (tokens: Tokens, { recipe }: AskLexicon) =>
  tokens.some((_, at) => numberAt(tokens, at, recipe) !== null);

/** The unit that words end with, which the answer is wanted in. */
function targetIn(tokens: Tokens, { list, recipe }: AskLexicon): string {
  const at = tokens.findIndex((_, from) => {
    const link = phraseEnd(tokens, from, list.to);
    const unit = link === null ? null : phraseAt(tokens, skipSpace(tokens, link), recipe.units);
    return unit?.next === tokens.length;
  });
  return at < 0 ? '' : joinTokens(tokens.slice(at));
}

function dividedIn(tokens: Tokens, lexicon: AskLexicon): string | null {
  const { list } = lexicon;
  const divides = hasPhrase(tokens, list.divideFirst) || hasPhrase(tokens, list.divide);
  const asked = stripLeading(tokens, list.fill, list.divideFirst, list.howMany);
  const end = divides ? amountEnd(asked, lexicon) : null;
  if (end === null) return null;
  for (let at = end; at < asked.length; at++) {
    const shares = sharesBehind(asked, at, lexicon);
    if (!shares) continue;
    const beside = [asked.slice(end, at), asked.slice(shares.next)];
    const isAlone = !beside.some((part) => hasNumber(part, lexicon));
    const target = targetIn(asked.slice(shares.next), lexicon);
    return isAlone ? `${joinTokens(asked.slice(0, end))} / ${shares.count} ${target}`.trim() : null;
  }
  return null;
}

/**
 * A question that divides an amount into things, as the amount alone, since neither its name nor theirs changes what each
 * gets: `split 1.2 kg dough into 8 balls`. Null for any other question.
 */
export function dividedAmount(question: string, context: AskContext, readers: AskReaders): string | null {
  for (const { names, words } of likelyData(question, context)) {
    const found = dividedIn(tokensOf(question.trim()), readers.askLexicon(names.index.lexicon, words));
    if (found) return found;
  }
  return null;
}
