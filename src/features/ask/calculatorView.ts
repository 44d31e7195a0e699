import { answerCalculator, asksHowLong } from '@gramwise/engine/ask/calculators/calculatorAnswer.ts';
import type {
  BoilingAnswer,
  CalculatorAnswer,
  DoughAnswer,
  HeatAnswer,
  ShareAnswer,
  SugarHeatAnswer,
  SugarStageAnswer,
  WantedScale,
} from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { STRICTER_TEMPERATURE, safeTemperature } from '@gramwise/engine/calculators/safeTemperatures.ts';
import { fahrenheitToCelsius } from '@gramwise/engine/temperature/scales.ts';
import { fill } from '#catalogs/template.ts';
import { bothScales } from '#format/degrees.ts';
import { formatNumber } from '#format/format.ts';
import { colon } from '#format/marks.ts';
import { formatGrams } from '#format/weights.ts';
import { localHref } from '#site/paths.ts';
import { brineError } from '#tools/brine/brineError.ts';
import { stageText } from '#tools/thermometer/stageText.ts';
import type { AskView } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';
import { brineText } from './brineText.ts';
import { scaleOf, type Written } from './calculatorText.ts';
import { cookedText } from './cookedText.ts';
import { boilText, eggTimesView, eggTimeText, roastText, thawText } from './durationView.ts';
import { eggsView } from './eggsView.ts';
import { fryerText } from './fryerText.ts';
import { gasStepText } from './gasStepText.ts';
import { normalizeSpaces } from './normalizeSpaces.ts';
import { ovenTermText } from './ovenTermText.ts';
import { timeText } from './timeText.ts';

const NO_BREAK_SPACE = '\u00a0';
const SUGAR_SOURCE = 'Harold McGee, On Food and Cooking.';

/** Degrees Celsius in the scale that is asked for, or in the kitchen's, and in both. */
function degreesOf(asked: PartQuestion, celsius: readonly number[], wanted: WantedScale['scale']) {
  const scale = wanted ?? scaleOf(asked);
  const both = bothScales(asked.language, celsius, scale);
  return { both, own: both.slice(0, both.indexOf(' (')) };
}

function heatText(asked: PartQuestion, { food, scale }: HeatAnswer): Written {
  const { ask, cookingTime } = asked.messages;
  const words = ask.calculators;
  const { celsius, restMinutes } = safeTemperature(food);
  const { own, both } = degreesOf(asked, [celsius], scale);
  const { minutes, ...stricter } = STRICTER_TEMPERATURE;
  return {
    number: own,
    sentence: fill(words.heat, { food: cookingTime.foods[food], degrees: both }),
    notes: [
      ...(restMinutes > 0 ? [fill(cookingTime.rest, { n: restMinutes })] : []),
      words.heatSource,
      ...(celsius < STRICTER_TEMPERATURE.celsius
        ? [fill(cookingTime.stricter, { n: minutes, ...stricter })]
        : []),
    ],
    to: { page: 'cooking', query: { tab: 'cooking-time' } },
  };
}

function boilingText(asked: PartQuestion, { altitude, celsius, scale }: BoilingAnswer): Written {
  const words = asked.messages.ask.calculators;
  const { own, both } = degreesOf(asked, [celsius], scale);
  const height = `${formatNumber(asked.language, altitude.value, 0)}${NO_BREAK_SPACE}${altitude.unit}`;
  const query = { altitude: String(altitude.value), unit: altitude.unit };
  return {
    number: own,
    sentence: fill(words.boiling, { altitude: height, degrees: both }),
    notes: [words.air],
    to: { page: 'sugarStages', query },
  };
}

function doughText({ language, messages }: PartQuestion, answer: DoughAnswer): Written {
  const words = messages.ask.calculators;
  const flour = formatGrams(language, answer.flour);
  const water = formatGrams(language, answer.water);
  const share = fill(words.percent, { n: formatNumber(language, answer.percent, 0, 1) });
  return {
    number: { flour, water, hydration: share }[answer.asked],
    sentence: fill(words[answer.asked === 'hydration' ? 'hydration' : 'water'], { flour, water, share }),
    notes: [words.ofFlour],
    to: 'bakers',
  };
}

function shareText(
  { language, messages }: PartQuestion,
  { weight, percent, sign, asked }: ShareAnswer,
): Written {
  const share = fill(messages.ask.calculators.percent, { n: formatNumber(language, percent, 0, 2) });
  const part = (weight * percent) / 100;
  const result = formatGrams(language, sign === '×' ? part : weight + (sign === '+' ? part : -part));
  const sentence = `${formatGrams(language, weight)} ${sign} ${share} = ${result}`;
  const number = asked ? share : result;
  return { number, sentence: sentence.replaceAll(' ', NO_BREAK_SPACE), notes: [], to: 'bakers' };
}

function sugarHeatText(asked: PartQuestion, { stage, meters, fahrenheit, scale }: SugarHeatAnswer): Written {
  const { ask, sugarStages } = asked.messages;
  const words = ask.calculators;
  const { own, both } = degreesOf(asked, fahrenheit.map(fahrenheitToCelsius), scale);
  const { name, test } = sugarStages.stages[stage];
  const query = { altitude: String(Math.round(meters)), unit: 'm' };
  return {
    number: own,
    sentence: `${name}${colon(asked.language)}${both}`,
    notes: [test, ...(meters === 0 ? [words.seaLevel] : []), SUGAR_SOURCE],
    to: { page: 'sugarStages', ...(meters !== 0 && { query }) },
  };
}

function sugarStageText(asked: PartQuestion, { fahrenheit, meters, reading }: SugarStageAnswer): Written {
  const { ask, sugarStages } = asked.messages;
  const words = ask.calculators;
  const stage = stageText(sugarStages, reading);
  const query = { temperature: String(Math.round(fahrenheit)), scale: 'fahrenheit' };
  return {
    number: stage,
    sentence: `${bothScales(asked.language, [fahrenheitToCelsius(fahrenheit)], scaleOf(asked))}${colon(asked.language)}${stage}`,
    notes: [
      ...(reading.stage ? [sugarStages.stages[reading.stage].test] : []),
      ...(meters === 0 ? [words.seaLevel] : []),
      SUGAR_SOURCE,
    ],
    to: { page: 'sugarStages', query: { ...query, altitude: String(Math.round(meters)), unit: 'm' } },
  };
}

/** A number with its sentence; null for what is shown otherwise. */
function written(asked: PartQuestion, answer: CalculatorAnswer): Written | null {
  switch (answer.kind) {
    case 'boil-time':
      return boilText(asked, answer);
    case 'roast-time':
      return roastText(asked, answer);
    case 'thaw':
      return thawText(asked, answer);
    case 'egg-time':
      return eggTimeText(asked, answer.done);
    case 'heat':
      return heatText(asked, answer);
    case 'boiling':
      return boilingText(asked, answer);
    case 'cooked':
      return cookedText(asked, answer);
    case 'time':
      return timeText(asked, answer);
    case 'fryer':
      return fryerText(asked, answer);
    case 'gas-step':
      return gasStepText(asked, answer);
    case 'oven-term':
      return ovenTermText(asked, answer);
    case 'dough':
      return doughText(asked, answer);
    case 'brine':
      return brineText(asked, answer);
    case 'share':
      return shareText(asked, answer);
    case 'sugar-heat':
      return sugarHeatText(asked, answer);
    case 'sugar-stage':
      return sugarStageText(asked, answer);
    default:
      return null;
  }
}

/** What to show that is no number with its sentence; null for what is one. */
function otherView(question: PartQuestion, answer: CalculatorAnswer): AskView | null {
  const { language, messages } = question;
  const { where, whereExample, weigh, weighExample } = messages.ask.calculators;
  switch (answer.kind) {
    case 'boiling-refused':
      return { kind: 'hint', text: where, examples: [normalizeSpaces(whereExample)] };
    case 'time-refused':
      return { kind: 'hint', text: weigh, examples: [normalizeSpaces(weighExample)] };
    case 'eggs':
      return eggsView(question, answer);
    case 'egg-times':
      return eggTimesView(question);
    case 'brine-refused':
      return { kind: 'note', text: brineError(language, messages.brine, answer) };
    default:
      return null;
  }
}

/** What to show for a question that a calculator has the figures for; null for any other question. */
export function answerPart(question: PartQuestion): PartAnswer | null {
  const { language, messages, context, readers } = question;
  const answer = answerCalculator(question.question, context, readers);
  const asked = { exact: true, missing: [] };
  if (!answer && asksHowLong(question.question, context))
    return { view: question.write.buildHint(messages, { kind: 'hint', code: 'unread', words: '' }), asked };
  if (!answer) return null;
  const other = otherView(question, answer);
  if (other) return { view: other, asked };
  const text = written(question, answer);
  if (!text) return null;
  const { number, sentence, notes, to, opens = 'calculator' } = text;
  const link = { href: localHref(language, to), text: messages.ask.open[opens] };
  return {
    view: { kind: 'answer', answer: { number, unit: null, sentence, notes, link }, choices: [] },
    asked,
  };
}
