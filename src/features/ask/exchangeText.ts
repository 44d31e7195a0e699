import type { GelatinAnswer, YeastAnswer } from '@gramwise/engine/ask/askAnswer.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { convertToUnit } from '@gramwise/engine/ask/usefulUnits.ts';
import { shownGrams } from '@gramwise/engine/rounding/metric.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import {
  formatAskedAmount,
  formatCount,
  formatPieces,
  formatShortAmount,
  formatUnrounded,
} from './answerAmounts.ts';
import type { AnswerParts } from './answerView.ts';
import type { AskMessages } from './messages.ts';

/** Grams as a scale shows them, with the unit separate. */
const formatGrams = (language: Language, messages: AskMessages, grams: number) =>
  formatUnrounded(language, messages, { values: [shownGrams(grams)], unit: 'grams' });

/** Yeast of another kind, in grams and spoons. */
export function describeYeast(language: Language, messages: AskMessages, answer: YeastAnswer): AnswerParts {
  const { from, to, grams } = answer;
  const { ask } = messages;
  const { number, unit } = formatGrams(language, messages, grams);
  const spoons =
    to.way &&
    convertToUnit({ values: [grams], kind: 'weight', density: to.way.cup / US_MEASURES.cup }, 'teaspoons');
  return {
    number,
    unit,
    sentence: fill(ask.equals, {
      given: formatAskedAmount(language, messages, from),
      result: fill(ask.of, { given: `${number}\u00a0${unit}`, food: nameOf(to) }),
    }),
    notes: [
      ask.yeast,
      ...(spoons ? [fill(ask.also, { amounts: formatShortAmount(language, messages, spoons) })] : []),
    ],
  };
}

/** Gelatin of another kind: leaves, or grams of powder. */
export function describeGelatin(
  language: Language,
  messages: AskMessages,
  { from, to, toKind, value, range, bloom }: GelatinAnswer,
): AnswerParts {
  const { ask } = messages;
  const isSheet = toKind === 'sheet';
  const shown = (amount: number) => {
    if (isSheet) return { number: formatCount(language, amount), unit: null };
    return formatGrams(language, messages, amount);
  };
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
      given: formatAskedAmount(language, messages, from),
      result: isSheet
        ? formatPieces(messages, { n: number, piece, food: nameOf(to) })
        : fill(ask.of, { given: withUnit(value), food: nameOf(to) }),
    }),
    notes: [
      ...(bloom === null ? [] : [fill(ask.bloom, { bloom: String(bloom) })]),
      fill(ask.gelatin, { low: shown(range[0]).number, high: withUnit(range[1]) }),
    ],
  };
}
