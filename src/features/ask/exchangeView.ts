import type { Choices, ExchangeAnswer, GelatinAnswer, YeastAnswer } from '@gramwise/engine/ask/askAnswer.ts';
import { answerExchange } from '@gramwise/engine/ask/askExchange.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { shownGrams } from '@gramwise/engine/rounding/metric.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { fill } from '#catalogs/template.ts';
import { localHref } from '#site/paths.ts';
import type { AnswerParts, AnswerText, ChoicesText } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

/** Grams as a scale shows them, from and to, with the unit separate. */
const formatGrams = ({ language, messages, write }: PartQuestion, ...grams: readonly number[]) =>
  write.formatUnrounded(language, messages, { values: [...new Set(grams.map(shownGrams))], unit: 'grams' });

/** Yeast of another kind, in grams and spoons. */
function describeYeast(asked: PartQuestion, { from, to, grams, most }: YeastAnswer): AnswerParts {
  const { language, messages, write } = asked;
  const { ask } = messages;
  const { number, unit } = formatGrams(asked, grams, most);
  const density = to.way && to.way.cup / US_MEASURES.cup;
  const inSpoons = (by: number) =>
    [...new Set([grams, most])].map((each) => each / by / UNITS.teaspoons.size);
  const spoons = density && { values: inSpoons(density), unit: 'teaspoons' as const };
  return {
    number,
    unit,
    sentence: fill(ask.equals, {
      given: write.formatAskedAmount(language, messages, from),
      result: fill(ask.of, { given: `${number}\u00a0${unit}`, food: nameOf(to) }),
    }),
    notes: [
      ask.yeast,
      ...write.formatAlso(messages, spoons ? [write.formatShortAmount(language, messages, spoons)] : []),
    ],
  };
}

/** Gelatin of another kind, or agar: leaves, or grams of powder. */
function describeGelatin(
  asked: PartQuestion,
  { from, to, toKind, value, range, bloom }: GelatinAnswer,
): AnswerParts {
  const { language, messages, write } = asked;
  const { ask } = messages;
  const isSheet = toKind === 'sheet';
  const shown = (amount: number) =>
    isSheet ? { number: write.formatCount(language, amount), unit: null } : formatGrams(asked, amount);
  const withUnit = (amount: number) => {
    const { number, unit } = shown(amount);
    return unit ? `${number}\u00a0${unit}` : number;
  };
  const { number, unit } = shown(value);
  const piece = { id: 'sheet', food: to.food.id } as const;
  return {
    number: isSheet ? `≈\u00a0${number}` : number,
    unit,
    sentence: fill(ask.about, {
      given: write.formatAskedAmount(language, messages, from),
      result: isSheet
        ? write.formatPieces(messages, { n: number, piece, food: nameOf(to) })
        : fill(ask.of, { given: withUnit(value), food: nameOf(to) }),
    }),
    notes: [
      ...(bloom === null ? [] : [fill(ask.bloom, { bloom: String(bloom) })]),
      fill(toKind === 'agar' ? ask.agar : ask.gelatin, {
        low: shown(range[0]).number,
        high: withUnit(range[1]),
      }),
    ],
  };
}

const describe = (asked: PartQuestion, result: ExchangeAnswer) =>
  result.kind === 'yeast' ? describeYeast(asked, result) : describeGelatin(asked, result);

/** The page of the tool for its kind, the one for yeast with the grams that were given. */
function linkTo({ language, messages }: PartQuestion, result: ExchangeAnswer): AnswerText['link'] {
  const text = messages.ask.open[result.kind];
  if (result.kind === 'gelatin') return { href: localHref(language, 'gelatin'), text };
  const [grams = 0] = result.from.main.values;
  const query = { amount: String(Number(grams.toPrecision(9))), from: result.fromKind, to: result.toKind };
  return { href: localHref(language, { page: 'yeast', query }), text };
}

/** The readings of a number, each with its answer. */
function choicesText(asked: PartQuestion, { about, options }: Choices<ExchangeAnswer>): ChoicesText {
  const { language, messages, write } = asked;
  return {
    title: messages.ask.choose[about],
    options: options.map(({ result, ...option }) => {
      const { number, unit } = describe(asked, result);
      return {
        question: option.question,
        label: write.choiceLabel(language, messages, about, { ...option, result: result.from }),
        answer: unit ? `${number}\u00a0${unit}` : number,
        current: false,
      };
    }),
  };
}

/** What to show for a question for another kind of yeast or gelatin; null for any other question. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const found = answerExchange(asked.question, asked.context, asked.readers);
  if (!found || found.answer.kind === 'hint') return null;
  const { answer } = found;
  if (answer.kind === 'choose')
    return { view: { kind: 'choose', choices: [choicesText(asked, answer.choices)] }, asked: found };
  const { result } = answer;
  const text = { unit: null, ...describe(asked, result), link: linkTo(asked, result) };
  return { view: { kind: 'answer', answer: text, choices: [] }, asked: found };
}
