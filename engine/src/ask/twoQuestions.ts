import { skipSpace, tokensOf } from '../language/tokens.ts';
import { type AskContext, likelyData } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens, phraseEnd, stripLeading, type Tokens, trimTokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';
import type { LoadedLanguage } from './readInLanguage.ts';
import { twoScaled } from './twoScaled.ts';

/** Two questions that stand for one. */
type Two = readonly [string, string];

/** The start of `and` or a comma, and of what follows. */
interface Joint {
  at: number;
  next: number;
}

/** A language, with what reads it. */
interface Reading extends LoadedLanguage {
  context: AskContext;
  readers: AskReaders;
}

/** With more of what may join two questions, a text is a list. */
const MAX_JOINTS = 3;

/** The end of what joins two questions at `at`: `and`, a comma; null if nothing does. */
function joinEnd(tokens: Tokens, at: number, { recipe }: AskLexicon): number | null {
  const isMark = /^[,;?]$/.test(tokens[at]?.key ?? '') && tokens[at + 1]?.kind === 'space';
  return isMark ? at + 1 : phraseEnd(tokens, at, recipe.list.and);
}

/** The start of the unit that ends at `end`, or -1. */
function unitBefore(tokens: Tokens, end: number, { lexicon, readers }: Reading): number {
  const words = trimTokens(tokens.slice(0, end));
  return words.findIndex((_, at) => readers.targetAt(words, at, lexicon)?.next === words.length);
}

/** `a pound in grams and in ounces`: one question for each of the two units around `and`. */
function inTwoUnits(tokens: Tokens, { at, next }: Joint, reading: Reading): readonly Two[] {
  const { lexicon, readers } = reading;
  const first = unitBefore(tokens, at, reading);
  const link = phraseEnd(tokens, next, lexicon.list.to);
  const second = skipSpace(tokens, link ?? next);
  const end = first < 0 ? undefined : readers.targetAt(tokens, second, lexicon)?.next;
  if (end === undefined) return [];
  const text = (unit: Tokens) =>
    joinTokens([...tokens.slice(0, first), ...unit, ...tokensOf(' '), ...trimTokens(tokens.slice(end))]);
  return [[text(trimTokens(tokens.slice(first, at))), text(tokens.slice(second, end))]];
}

/** Whether a text asks for something: an amount alone belongs to what stands beside it. */
const asks = ({ target, many, weighs }: Question) => target !== null || many !== null || weighs;

/** The text on both sides of `and`; then the second with the first one's unit: `cups in a quart and in a gallon`. */
function halvesOf(tokens: Tokens, { at, next }: Joint, reading: Reading): readonly Two[] {
  const { howMany, has, to } = reading.lexicon.list;
  const parse = (text: string) => reading.readers.parseIn(text, reading, reading.context);
  const [first, second] = [joinTokens(tokens.slice(0, at)), tokens.slice(next)];
  const asked = parse(first);
  if (!asks(asked)) return [];
  const whole = joinTokens(second);
  const same = `${joinTokens(stripLeading(second, howMany, has, to))} ${asked.targetText}`;
  const others = [...(asks(parse(whole)) ? [whole] : []), ...(asked.targetText === '' ? [] : [same])];
  return others.map((other) => [first, other]);
}

function twoIn(question: string, reading: Reading): readonly Two[] {
  const tokens = trimTokens(tokensOf(question));
  const joints = tokens.flatMap((_, at) => {
    const end = joinEnd(tokens, at, reading.lexicon);
    return end === null ? [] : { at, next: skipSpace(tokens, end) };
  });
  if (joints.length > MAX_JOINTS) return [];
  return [
    ...twoScaled(tokens, reading.lexicon, (all, at) => joinEnd(all, at, reading.lexicon)),
    ...joints.flatMap((joint) => [
      ...inTwoUnits(tokens, joint, reading),
      ...halvesOf(tokens, joint, reading),
    ]),
  ];
}

/**
 * What a question that was not understood may ask at once, each time as two questions: `how many ml in a cup and how
 * many grams in a cup of rice`, `a pound in grams and in ounces`.
 */
export function twoQuestions(question: string, context: AskContext, readers: AskReaders): readonly Two[] {
  return likelyData(question, context).flatMap(({ names, words }) => {
    const lexicon = readers.askLexicon(names.index.lexicon, words);
    return twoIn(question, { lexicon, names, likely: true, context, readers });
  });
}
