import type { AskAnswer, AskResult, Choice, Choices, HintCode } from '@gramwise/engine/ask/askAnswer.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { MEASURES_PER_CUP } from '@gramwise/engine/foods/foodMeasures.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { wayName } from '#tools/foodField/wayName.ts';
import { formatAskedAmount } from './answerAmounts.ts';
import { buildAnswerText, formatShortResult } from './answerText.ts';
import type { AskView, ChoicesText } from './answerView.ts';
import type { AskMessages } from './messages.ts';
import { normalizeSpaces } from './normalizeSpaces.ts';

/** The hints that quote the words not understood. */
const CODES_WITH_WORDS = [
  'unknown-food',
  'no-weight',
  'left-over',
  'two-amounts',
  'no-count',
  'other-food',
  'no-portions',
] as const;
const hasWords = (code: HintCode): code is (typeof CODES_WITH_WORDS)[number] =>
  CODES_WITH_WORDS.some((known) => known === code);

export function choiceLabel(
  language: Language,
  messages: AskMessages,
  about: Choices['about'],
  { number, unit, food, scale, oven, result }: Choice,
): string {
  const { ask, fills } = messages;
  if (number !== undefined) return formatNumber(language, number, 0, 3);
  if (scale) return scale === 'celsius' ? '°C' : '°F';
  if (oven) return ask.options[oven];
  if (about === 'each' && result.kind === 'amount') return formatAskedAmount(language, messages, result);
  if (food) return about === 'fill' && food.way ? wayName(food.way, fills) : nameOf(food);
  const named: Readonly<Record<string, string>> = { ...ask.vessels, ...ask.options };
  return (unit && named[unit]) ?? '';
}

/**
 * The title of the choices. For a name that foods of different weight share, it gives the lightest and the heaviest
 * tablespoon.
 */
export function choicesTitle(
  language: Language,
  { ask }: AskMessages,
  about: Choices['about'],
  options: Choices['options'],
): string {
  if (about !== 'shared') return ask.choose[about];
  const ways = options.flatMap(({ food }) => food?.way ?? []);
  const spoon = (gramsPerCup: number) => formatNumber(language, gramsPerCup / MEASURES_PER_CUP.tablespoon, 0);
  const low = Math.min(...ways.map((way) => way.low ?? way.cup));
  const high = Math.max(...ways.map((way) => way.high ?? way.cup));
  return fill(ask.choose.shared, { low: spoon(low), high: spoon(high) });
}

function buildChoices(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  { about, options }: Choices,
  shown: AskResult | null,
): ChoicesText {
  const formatAnswer = (result: AskResult) => formatShortResult(language, messages, kitchen, result);
  const current = shown && formatAnswer(shown);
  return {
    title: choicesTitle(language, messages, about, options),
    options: options.map((option) => ({
      question: option.question,
      label: choiceLabel(language, messages, about, option),
      answer: formatAnswer(option.result),
      current: current !== null && formatAnswer(option.result) === current,
    })),
  };
}

/** Why there is no answer, with questions that have one. */
export function buildHint(
  { ask: { hints, examples } }: AskMessages,
  { code, words }: Extract<AskAnswer, { kind: 'hint' }>,
): AskView {
  const text = hasWords(code) ? fill(hints[code], { words }) : hints[code];
  return { kind: 'hint', text, examples: examples.map(normalizeSpaces) };
}

/** Turns an engine answer into what the page shows, in its language. */
export function buildAskView(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  answer: AskAnswer,
): AskView {
  if (answer.kind === 'hint') return buildHint(messages, answer);
  const text = (choices: Choices, shown: AskResult | null) =>
    buildChoices(language, messages, kitchen, choices, shown);
  if (answer.kind === 'choose') return { kind: 'choose', choices: [text(answer.choices, null)] };
  return {
    kind: 'answer',
    answer: buildAnswerText(language, messages, kitchen, answer.result),
    choices: answer.choices.map((choices) => text(choices, answer.result)),
  };
}
