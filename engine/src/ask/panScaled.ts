import { phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { plainNumber } from '../language/writing/numberText.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import { type AskContext, likelyData } from './askContext.ts';
import { GAP, joinTokens, phraseEnd, stripTrailing, type Tokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';
import type { LoadedLanguage } from './readInLanguage.ts';

interface Reading extends Pick<LoadedLanguage, 'lexicon' | 'names'> {
  readers: AskReaders;
}

/** Where an amount that starts at `at` ends: before a mark, another number, a pan; null if no measure or food follows it. */
function amountEnd(tokens: Tokens, at: number, { readers, ...language }: Reading): number | null {
  const { recipe, list } = language.lexicon;
  const number = numberAt(tokens, at, recipe);
  if (!number || number.as === 'article') return null;
  const unit = phraseAt(tokens, skipSpace(tokens, number.next), recipe.units);
  const isEnd = (from: number) =>
    tokens[from]?.kind === 'mark' ||
    tokens[from]?.kind === 'digits' ||
    phraseEnd(tokens, from, list.pan, list.instead, list.ownPan) !== null;
  const from = unit?.next ?? number.next;
  const stop = tokens.findIndex((_, place) => place >= from && isEnd(place));
  const end = stop < 0 ? tokens.length : stop;
  const food = joinTokens(tokens.slice(number.next, end));
  const isAmount =
    isMeasure(unit?.value ?? null) || (food !== '' && readers.findLoneFood(food, language) !== null);
  return isAmount ? end : null;
}

function scaledIn(tokens: Tokens, reading: Reading, context: AskContext): string | null {
  const { lexicon, readers } = reading;
  const { recipe, list } = lexicon;
  for (const at of tokens.keys()) {
    const end = amountEnd(tokens, at, reading);
    if (end === null) continue;
    const rest = [...tokens.slice(0, at), ...GAP, ...tokens.slice(end)];
    const { answer } = readers.ask(joinTokens(rest), context);
    if (answer.kind !== 'answer' || answer.result.kind !== 'pan-swap') continue;
    const amount = stripTrailing(tokens.slice(at, end), lexicon, list.fill, list.to);
    const factor = Number(answer.result.factor.toFixed(4));
    return `${joinTokens(amount)} * ${plainNumber(factor, recipe.words.writing.numberStyle)}`;
  }
  return null;
}

/**
 * The amount in a question for one pan instead of another as the calculation that answers it: `26 cm pan instead of 24,
 * 4 eggs`; null for any other question.
 */
export function panScaled(question: string, context: AskContext, readers: AskReaders): string | null {
  for (const { names, words } of likelyData(question, context)) {
    const lexicon = readers.askLexicon(names.index.lexicon, words);
    const found = scaledIn(tokensOf(question), { lexicon, names, readers }, context);
    if (found) return found;
  }
  return null;
}
