import type { AskAnswer, AskResult, Choice, Choices, HintCode } from '@gramwise/engine/ask/askAnswer.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { MEASURES_PER_CUP } from '@gramwise/engine/foods/foodMeasures.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { answerText, shortResult } from './answerText.ts';
import type { AskView, ChoicesText } from './answerView.ts';
import type { AskMessages } from './messages.ts';
import { typedSpaces } from './typedSpaces.ts';

/** The hints that name what was not understood. */
const NAMING = ['unknown-food', 'left-over', 'two-amounts', 'no-count', 'other-food'] as const;
const isNaming = (code: HintCode): code is (typeof NAMING)[number] =>
  NAMING.some((naming) => naming === code);

const OPTIONS = ['cups', 'metric_cup', 'fluid_ounces', 'ounces'] as const;

function labelOf(
  language: Language,
  { ask, fills }: AskMessages,
  about: Choices['about'],
  { number, unit, food, scale, oven }: Choice,
): string {
  if (number !== undefined) return formatNumber(language, number, 0, 3);
  if (scale) return scale === 'celsius' ? '°C' : '°F';
  if (oven) return ask.options[oven];
  if (food) return about === 'fill' ? fills[food.way.id] : nameOf(food);
  const option = OPTIONS.find((one) => one === unit);
  return option ? ask.options[option] : '';
}

/** The most that a tablespoon of one of these foods weighs, and the least. */
function titleOf(
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

function choicesText(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  { about, options }: Choices,
  shown: AskResult | null,
): ChoicesText {
  const answerOf = (result: AskResult) => shortResult(language, messages, kitchen, result);
  const current = shown && answerOf(shown);
  return {
    title: titleOf(language, messages, about, options),
    options: options.map((option) => ({
      question: option.question,
      label: labelOf(language, messages, about, option),
      answer: answerOf(option.result),
      current: current !== null && answerOf(option.result) === current,
    })),
  };
}

/** An answer in the page's language, from the question asked. */
export function askView(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  answer: AskAnswer,
): AskView {
  if (answer.kind === 'hint') {
    const { hints, examples } = messages.ask;
    const { code, words } = answer;
    const text = isNaming(code) ? fill(hints[code], { words }) : hints[code];
    return { kind: 'hint', text, examples: examples.map(typedSpaces) };
  }
  const text = (choices: Choices, shown: AskResult | null) =>
    choicesText(language, messages, kitchen, choices, shown);
  if (answer.kind === 'choose') return { kind: 'choose', choices: [text(answer.choices, null)] };
  return {
    kind: 'answer',
    answer: answerText(language, messages, kitchen, answer.result),
    choices: answer.choices.map((choices) => text(choices, answer.result)),
  };
}
