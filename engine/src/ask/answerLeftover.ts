import { indexList, type Phrases, phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { fanOffset } from '../temperature/ovenHeat.ts';
import { convertTemperature } from '../temperature/scales.ts';
import type { LengthAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { measureIn, numbersIn } from './findLeftover.ts';
import { isNearHeat } from './ovenDegrees.ts';
import type { OvenReading } from './ovenSetting.ts';
import { MARKS, markNextTo } from './ovenWords.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens, phraseEnd, type Tokens } from './phraseRuns.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.001;

/** Whether a number of the line is part of a setting: as read, or for the same oven with or without its fan. */
function names(oven: Exclude<OvenReading, null | { code: unknown }>, number: number): boolean {
  const values = ('values' in oven ? oven.values : [oven.value]).map(Math.abs);
  // `th. 6-7`, which is a fraction, too: `6/7`
  const isRead = (value: number) => {
    const [from, to] = [Math.floor(value), Math.ceil(value)];
    return [value, from, to, ...(from < to ? [from / to] : [])].some((part) => isNear(number, part));
  };
  if (values.some(isRead)) return true;
  if (!('kind' in oven)) return false;
  if (isNearHeat(oven.celsius, number, oven.to)) return true;
  if (oven.scale !== 'celsius' && oven.scale !== 'fahrenheit') return false;
  const celsius = convertTemperature(number, oven.scale, 'celsius');
  const same = [oven.celsius, oven.celsius - fanOffset(oven.scale)];
  return celsius.ok && same.some((celsiusValue) => isNear(celsiusValue, celsius.value));
}

/** The target unit as typed. */
const typed = (targetText: string) => targetText.replace(/^= /, '');

/** The first of the phrases as typed; null if there is none. */
function firstPhrase(tokens: Tokens, ...lists: readonly Phrases<unknown>[]): string | null {
  for (const at of tokens.keys()) {
    const end = phraseEnd(tokens, at, ...lists);
    if (end !== null) return joinTokens(tokens.slice(at, end));
  }
  return null;
}

/** The part of a question that an oven setting does not account for: a wrong unit or another number; else null. */
export function findOvenLeftover(oven: OvenReading, question: Question, lexicon: AskLexicon): string | null {
  const { line, target, targetText } = question;
  if (!oven || 'code' in oven) return null;
  if (target && target.scale === undefined) return typed(targetText);
  const tokens = tokensOf(line);
  // `air fryer 400 F in C` stays in the air fryer
  const appliance = target ? null : firstPhrase(tokens, lexicon.list.otherAppliance);
  if (appliance !== null) return appliance;
  // The same as a mark beside its word: `200C/180C fan/gas 6 in F`
  const isMark = (number: number) =>
    'kind' in oven &&
    MARKS.some(
      ([words, scale]) =>
        markNextTo(tokens, lexicon, lexicon.list[words]) === number &&
        isNearHeat(oven.celsius, number, scale),
    );
  const other = numbersIn(line, lexicon).find((number) => !names(oven, number) && !isMark(number));
  return other === undefined ? measureIn(line, lexicon) : String(other);
}

/** The shape of another pan, for which no length is the answer: `8 inch round to square`. */
function otherShape(tokens: Tokens, { list }: AskLexicon): string | null {
  const [round = -1, square = -1, deep = -1] = [list.roundPan, list.squarePan, list.deepPan].map((words) =>
    tokens.findIndex((_, from) => phraseEnd(tokens, from, words) !== null),
  );
  const shapes = [round, square, deep].filter((at) => at >= 0);
  const [first, last] = [Math.min(...shapes), Math.max(...shapes)];
  // A loaf pan may be square, a round pan is not
  const isOther =
    (round >= 0 && square >= 0) ||
    tokens.slice(0, last).some((_, at) => at > first && phraseEnd(tokens, at, list.to) !== null);
  return isOther ? (tokens[last]?.text ?? null) : null;
}

/** The first word that asks what no length tells: how many a pan serves, or what it holds; null if there is none. */
function otherAsked(tokens: Tokens, { list, words }: AskLexicon): string | null {
  const { people, serves } = words.portions;
  const asks = indexList([...people, ...serves, ...Object.values(words.site?.pans.asked ?? {}).flat()]);
  return firstPhrase(tokens, list.howMany, list.mayCount, asks);
}

/** The same for a length or a pan. */
export function findLengthLeftover(
  length: LengthAnswer,
  question: Question,
  lexicon: AskLexicon,
): string | null {
  const { asked, line, factor, target, targetText } = question;
  if (target && target.length === undefined) return typed(targetText);
  // `how many cupcakes from an 8 inch cake`
  if (!target && phraseEnd(tokensOf(question.asked), 0, lexicon.list.count) !== null) return question.asked;
  // No pan is so small: `-20 cm springform`
  const negative = /(?:^|[^\d\s]\s+)([-−]\d+)/.exec(line)?.[1];
  if (negative !== undefined) return negative;
  const tokens = tokensOf(line);
  // `8x8 brownies doubled`, `baking tray instead of a 26 cm pan`, `how much do I scale a 9 inch cake`
  const { doubled: twice, times, list } = lexicon;
  const doubled = tokens.find(
    (_, at) =>
      phraseEnd(tokens, at, twice, list.instead, list.multiplyFirst) !== null ||
      // A half sheet pan is no half
      (phraseAt(tokens, at, times)?.value ?? 0) > 1,
  )?.text;
  const asks = target ? null : otherAsked(tokensOf(asked), lexicon);
  const lost = otherShape(tokens, lexicon) ?? doubled ?? asks;
  if (lost !== null) return lost;
  const values = length.values.map((value) => value / factor);
  const numbers = numbersIn(line, lexicon);
  const other = numbers.find((number) => !values.some((value) => isNear(value, number)));
  const repeated = numbers.length > values.length ? numbers.at(-1) : undefined;
  const left = other ?? repeated;
  return left === undefined ? measureIn(line, lexicon) : String(left);
}
