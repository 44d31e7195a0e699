import { hasPhrase } from '../../language/lexicon.ts';
import { tokensOf } from '../../language/tokens.ts';
import { resolveNumber } from '../ambiguousNumber.ts';
import { type AskContext, loadedLanguages } from '../askContext.ts';
import type { AskReaders } from '../readers.ts';
import { boilingAt } from './boilingQuestion.ts';
import { saltOfBrine } from './brineQuestion.ts';
import { type CalculatorReading, indexedWords, readingOf } from './calculatorReading.ts';
import type { CalculatorAnswer } from './calculatorResults.ts';
import { weightCooked } from './cookedQuestion.ts';
import { doughWater } from './doughQuestion.ts';
import { boilingTime, eggTime, roastingTime, thawingTime } from './durationQuestion.ts';
import { eggsOfSize } from './eggQuestion.ts';
import { heatOfFryer } from './fryerQuestion.ts';
import { gasStep } from './gasStepQuestion.ts';
import { heatInside } from './heatQuestion.ts';
import { heatOfTerm } from './ovenTermQuestion.ts';
import { percentOf, shareOf } from './shareQuestion.ts';
import { heatOfSugar, stageOfSugar } from './sugarQuestion.ts';
import { timeIn } from './timeQuestion.ts';

/** Each reads a question of its kind from the beginning, and gives null for any other. */
const WITH_ALTITUDE = [boilingAt, heatOfSugar];
const KINDS = [
  heatOfFryer,
  timeIn,
  thawingTime,
  eggTime,
  roastingTime,
  boilingTime,
  heatOfTerm,
  gasStep,
  weightCooked,
  heatInside,
  doughWater,
  saltOfBrine,
  shareOf,
  percentOf,
  stageOfSugar,
  eggsOfSize,
];

/** The minutes that stand behind hours without their unit: `1h15`, `1 h 30`. */
const withMinutes = (text: string) =>
  text.replace(/(\d\s?h)\s?([0-5]\d)(?![\d.,]|\s?(?:m|h))/giu, '$1 $2 min');

/** What the first of the readers that reads a text whole answers. */
function firstAnswer(
  readers: readonly ((reading: CalculatorReading) => CalculatorAnswer | null)[],
  readingFrom: () => CalculatorReading,
): CalculatorAnswer | null {
  for (const read of readers) {
    const answer = read(readingFrom());
    if (answer) return answer;
  }
  return null;
}

/** The words of a language; null if those for calculators are not loaded. */
function languageIn(code: string, { data }: AskContext) {
  const found = data[code];
  const words = found?.words.calculators;
  return words ? { words, asks: found.words, names: found.names, lexicon: found.names.index.lexicon } : null;
}

/** Whether a question asks how long something takes: `turkey 4 kg cooking time`, of which only the weight could be read. */
export function asksHowLong(question: string, context: AskContext): boolean {
  const tokens = tokensOf(question);
  return loadedLanguages(context).some((code) => {
    const language = languageIn(code, context);
    return language !== null && hasPhrase(tokens, indexedWords(language).list.durations);
  });
}

/**
 * Answers a question that one of our calculators has the figures for, in the first loaded language that reads it whole:
 * `internal temp for chicken thighs`, `75% hydration 500 g flour`; null for any other question.
 */
export function answerCalculator(
  question: string,
  context: AskContext,
  readers: AskReaders,
): CalculatorAnswer | null {
  const page = context.lexicons[context.language];
  for (const code of loadedLanguages(context)) {
    const language = languageIn(code, context);
    if (!language || !page) continue;
    const { text, ambiguous } = resolveNumber(
      withMinutes(question.trim()),
      language.lexicon.words,
      page.words,
    );
    // An altitude has no decimals, and no other number before it: `2.600 m`, `1 000 m`
    const altitude = text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/gu, '');
    const answer =
      firstAnswer(ambiguous ? [] : KINDS, () => readingOf(text, language, { context, readers })) ??
      firstAnswer(WITH_ALTITUDE, () => readingOf(altitude, language, { context, readers }));
    if (answer) return answer;
  }
  return null;
}
