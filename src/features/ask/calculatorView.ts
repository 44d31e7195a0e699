import { answerCalculator, asksHowLong } from '@gramwise/engine/ask/calculators/calculatorAnswer.ts';
import type {
  BoilingAnswer,
  BrineAnswer,
  CalculatorAnswer,
  CookedAnswer,
  DoughAnswer,
  HeatAnswer,
  ShareAnswer,
  SugarHeatAnswer,
  SugarStageAnswer,
} from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { BRINE_METHODS } from '@gramwise/engine/calculators/brineMethods.ts';
import { STRICTER_TEMPERATURE, safeTemperature } from '@gramwise/engine/calculators/safeTemperatures.ts';
import { isWeighedFood } from '@gramwise/engine/foods/listedFood.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { fahrenheitToCelsius } from '@gramwise/engine/temperature/scales.ts';
import type { DegreeScale } from '@gramwise/engine/temperature/shownBy.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { bothScales } from '#format/degrees.ts';
import { formatNumber } from '#format/format.ts';
import { colon } from '#format/marks.ts';
import { formatGrams } from '#format/weights.ts';
import { type LinkTarget, localHref } from '#site/paths.ts';
import { brineError } from '#tools/brine/brineError.ts';
import { shownSalt, shownVinegar } from '#tools/brine/shownSalt.ts';
import { stageText } from '#tools/thermometer/stageText.ts';
import type { AnswerText } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';
import { eggsView } from './eggsView.ts';
import { normalizeSpaces } from './normalizeSpaces.ts';

const NO_BREAK_SPACE = '\u00a0';
const SUGAR_SOURCE = 'Harold McGee, On Food and Cooking.';

/** An answer with the page of the calculator it is from. */
interface Written extends Pick<AnswerText, 'number' | 'sentence' | 'notes'> {
  to: LinkTarget;
  /** What the link says, if it is no calculator. */
  opens?: 'food' | 'converter';
}

const scaleOf = ({ context }: PartQuestion): DegreeScale =>
  usesCustomaryUnits(context.kitchen.country) ? 'fahrenheit' : 'celsius';

/** Degrees Celsius in the kitchen's scale, and in both. */
function degreesOf(asked: PartQuestion, celsius: readonly number[]) {
  const scale = scaleOf(asked);
  const both = bothScales(asked.language, celsius, scale);
  return { both, own: both.slice(0, both.indexOf(' (')) };
}

function heatText(asked: PartQuestion, { food }: HeatAnswer): Written {
  const { ask, cookingTime } = asked.messages;
  const words = ask.calculators;
  const { celsius, restMinutes } = safeTemperature(food);
  const { own, both } = degreesOf(asked, [celsius]);
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

function boilingText(asked: PartQuestion, { altitude, celsius }: BoilingAnswer): Written {
  const words = asked.messages.ask.calculators;
  const { own, both } = degreesOf(asked, [celsius]);
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
    number: answer.asked === 'water' ? water : share,
    sentence: fill(words[answer.asked], { flour, water, share }),
    notes: [words.ofFlour],
    to: 'bakers',
  };
}

function shareText({ language, messages }: PartQuestion, { weight, percent }: ShareAnswer): Written {
  const share = fill(messages.ask.calculators.percent, { n: formatNumber(language, percent, 0, 2) });
  const number = formatGrams(language, (weight * percent) / 100);
  const sentence = `${formatGrams(language, weight)} × ${share} = ${number}`;
  return { number, sentence: sentence.replaceAll(' ', NO_BREAK_SPACE), notes: [], to: 'bakers' };
}

/** The tested ranges of all methods, in percent: `Sauerkraut 2.25–2.5 %`. */
function testedRanges({ language, messages }: PartQuestion): string {
  const { ask, brine } = messages;
  const words = ask.calculators;
  const percent = (value: number) => formatNumber(language, value, 0, 2);
  return BRINE_METHODS.map(({ id, min, max }) => {
    const range = fill(words.percent, { n: `${percent(min)}–${percent(max)}` });
    return `${brine.methods[id].name} ${range}`;
  }).join(', ');
}

/** Grams to two digits: no source says more of what a pot of food takes up. */
const aboutGrams = (language: Language, grams: number) => formatGrams(language, Number(grams.toPrecision(2)));

function cookedText({ language, messages }: PartQuestion, answer: CookedAnswer): Written {
  const words = messages.ask.calculators;
  const { food, asked } = answer;
  const exact = formatGrams(language, asked === 'cooked' ? answer.dry : answer.cooked);
  const about = aboutGrams(language, answer[asked]);
  const grams = asked === 'cooked' ? { dry: exact, cooked: about } : { dry: about, cooked: exact };
  return {
    number: `≈${NO_BREAK_SPACE}${about}`,
    sentence: fill(words.cooked, { food: nameOf(food), ...grams }),
    notes: [words.cookedSource],
    ...(isWeighedFood(food.food)
      ? { to: { page: 'ingredient', part: food.food.id }, opens: 'food' }
      : { to: { page: 'home', hash: 'converter' }, opens: 'converter' }),
  };
}

function brineText(asked: PartQuestion, { weight, percent, grams, method }: BrineAnswer): Written {
  const { language, messages } = asked;
  const { ask, brine } = messages;
  const words = ask.calculators;
  const salt = method
    ? `${shownSalt(language, method.salt)}${NO_BREAK_SPACE}g`
    : formatGrams(language, grams);
  const given = formatGrams(language, weight);
  const share = fill(words.percent, { n: formatNumber(language, percent, 0, 2) });
  const sentence = fill(words.salt, { weight: given, share, salt });
  if (!method)
    return {
      number: salt,
      sentence,
      notes: [fill(words.untested, { ranges: testedRanges(asked) })],
      to: 'brine',
    };
  const { row, salt: tested } = method;
  const { name, authority, how } = brine.methods[row.id];
  const query = { method: row.id, weight: String(Math.round(weight)), unit: 'g', percent: String(percent) };
  return {
    number: salt,
    sentence: `${name}${colon(language)}${sentence}`,
    notes: [
      ...(tested.vinegar > 0
        ? [`${brine.vinegar}${colon(language)}${shownVinegar(language, tested.vinegar)}.`]
        : []),
      `${authority}.`,
      how,
    ],
    to: { page: 'brine', query },
  };
}

function sugarHeatText(asked: PartQuestion, { stage, meters, fahrenheit }: SugarHeatAnswer): Written {
  const { ask, sugarStages } = asked.messages;
  const words = ask.calculators;
  const { own, both } = degreesOf(asked, fahrenheit.map(fahrenheitToCelsius));
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

function written(
  asked: PartQuestion,
  answer: Exclude<CalculatorAnswer, { kind: 'brine-refused' | 'boiling-refused' | 'eggs' }>,
): Written {
  switch (answer.kind) {
    case 'heat':
      return heatText(asked, answer);
    case 'boiling':
      return boilingText(asked, answer);
    case 'cooked':
      return cookedText(asked, answer);
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
  const { where, whereExample } = messages.ask.calculators;
  if (answer.kind === 'boiling-refused')
    return { view: { kind: 'hint', text: where, examples: [normalizeSpaces(whereExample)] }, asked };
  if (answer.kind === 'eggs') return { view: eggsView(question, answer), asked };
  if (answer.kind === 'brine-refused')
    return { view: { kind: 'note', text: brineError(language, messages.brine, answer) }, asked };
  const { number, sentence, notes, to, opens = 'calculator' } = written(question, answer);
  const link = { href: localHref(language, to), text: messages.ask.open[opens] };
  return {
    view: { kind: 'answer', answer: { number, unit: null, sentence, notes, link }, choices: [] },
    asked,
  };
}
