import type { AskWords } from '../language/askWords/askWords.ts';
import { indexList, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import { isHouseholdId } from '../vessels/householdMeasures.ts';
import { type AskContext, likelyData } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

interface Reading {
  lexicon: AskLexicon;
  containers: Phrases<true>;
}

const indexed = new WeakMap<AskWords, Phrases<true>>();

/** The end of a number with its measure at `at`; null if there is none. */
function amountEnd(tokens: Tokens, at: number, { lexicon: { recipe } }: Reading): number | null {
  const number = numberAt(tokens, at, recipe);
  const from = number ? skipSpace(tokens, number.next) : 0;
  const unit = number && phraseAt(tokens, tokens[from]?.key === '-' ? from + 1 : from, recipe.units);
  return unit && isMeasure(unit.value) ? unit.next : null;
}

/** Whether words behind a container say nothing of what is in it: none, a mark, or those that ask for a unit. */
function isApart(tokens: Tokens, at: number, { lexicon: { list, recipe } }: Reading): boolean {
  const next = skipSpace(tokens, at);
  if (next >= tokens.length || tokens[next]?.kind === 'mark') return true;
  const unit = phraseAt(tokens, next, recipe.units);
  if (unit && isMeasure(unit.value)) return unit.next === tokens.length;
  const { to, howMany, count, mayCount, fill, has } = list;
  if (phraseEnd(tokens, next, to, howMany, count, mayCount, fill) !== null) return true;
  return phraseEnd(tokens, next, has) !== null && phraseEnd(tokens, next, recipe.list.of) === null;
}

/** Tokens from and to. */
type Span = readonly [from: number, to: number];

/** The container behind the amount at `at`: `2 l bottle`. */
function containerBehind(tokens: Tokens, at: number, reading: Reading): Span | null {
  const amount = amountEnd(tokens, at, reading);
  if (amount === null) return null;
  const from = skipSpace(tokens, tokens[amount]?.key === '-' ? amount + 1 : amount);
  const to = phraseEnd(tokens, from, reading.containers);
  return to !== null && isApart(tokens, to, reading) ? [from, to] : null;
}

/** Where a container with the one before it starts; null where there are several, which hold more than is named. */
function startOf(tokens: Tokens, at: number, { lexicon: { recipe } }: Reading): number | null {
  if (phraseEnd(tokens, at - 2, recipe.list.articles) === at - 1) return at - 2;
  const first = tokens.findIndex((_, from) => from < at && numberAt(tokens, from, recipe)?.next === at - 1);
  if (first < 0) return at;
  return numberAt(tokens, first, recipe)?.value === 1 ? first : null;
}

/** The container at `at` before an amount, with its article: `a wine bottle 750 ml`. */
function containerBefore(tokens: Tokens, at: number, reading: Reading): Span | null {
  const to = phraseEnd(tokens, at, reading.containers);
  const from = to === null ? null : startOf(tokens, at, reading);
  if (to === null || from === null) return null;
  const { recipe } = reading.lexicon;
  // `olla de 6 litros`
  const next = phraseEnd(tokens, skipSpace(tokens, to), recipe.list.of) ?? to;
  const amount = amountEnd(tokens, skipSpace(tokens, next), reading);
  // A glass is the size that is named, whatever it holds
  const unit = phraseAt(tokens, at, recipe.units)?.value ?? null;
  const isVessel = unit === 'cup' || isHouseholdId(unit);
  return amount !== null && (isVessel || isApart(tokens, amount, reading)) ? [from, next] : null;
}

/**
 * A question without the bottles and jugs that its amounts are the sizes of, which change nothing: `64 oz water bottle in
 * liters`; null without any. What is in one stays: `15 oz can of beans`.
 */
export function withoutContainer(question: string, context: AskContext, readers: AskReaders): string | null {
  for (const { names, words } of likelyData(question, context)) {
    const lexicon = readers.askLexicon(names.index.lexicon, words);
    const containers = cachedIn(indexed, words, ({ site }) => indexList(site?.containers ?? []));
    const reading = { lexicon, containers };
    const tokens = tokensOf(question.trim());
    const spans = [...tokens.keys()].flatMap((at) =>
      [containerBehind(tokens, at, reading), containerBefore(tokens, at, reading)].filter(
        (span) => span !== null,
      ),
    );
    const rest = tokens.filter((_, at) => !spans.some(([from, to]) => from <= at && at < to));
    if (spans.length > 0) return joinTokens(trimTokens(rest)).replace(/-? +/g, ' ');
  }
  return null;
}
