import type {
  AmountAnswer,
  AskedPan,
  AskResult,
  LengthAnswer,
  PanSwapAnswer,
} from '@gramwise/engine/ask/askAnswer.ts';
import { isSize } from '@gramwise/engine/ask/isSize.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { shownNumber } from '@gramwise/engine/rounding/numbers.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { localHref } from '#site/paths.ts';
import {
  askedText,
  cupText,
  exactAmount,
  isRounded,
  numberOf,
  pieceText,
  resultText,
  shortAmount,
} from './answerAmounts.ts';
import type { AnswerText } from './answerView.ts';
import type { AskMessages } from './messages.ts';
import { ovenText } from './ovenText.ts';
import { toolLink } from './toolLink.ts';

type Words = Omit<AnswerText, 'link' | 'unit'> & { unit?: string | null };

/** Where a figure comes from, and the range it lies in. */
function originText(language: Language, messages: AskMessages, answer: AmountAnswer): readonly string[] {
  const { basis, food, range, main, given } = answer;
  const { ask, fills } = messages;
  if (basis === 'exact' || !food) return [];
  if (basis === 'own') return [ask.own];
  const sources = given.kind === 'pieces' ? given.piece.source : food.way.sources.join(', ');
  const [low, high] = (range ?? []).map((value) => numberOf(language, shownNumber(value, main.unit)));
  const unit = shortAmount(language, messages, { values: [range?.[1] ?? 0], unit: main.unit });
  const ends = low !== undefined && high !== undefined && low !== high ? { low, high: unit, sources } : null;
  if (basis === 'piece') return [ends ? fill(ask.bySize, ends) : fill(ask.weighed, { sources })];
  const filled =
    food.way.id === 'level' || food.food.ways.length === 1
      ? []
      : [fill(ask.filled, { fill: fills[food.way.id] })];
  return [ends ? fill(ask.bySource, ends) : fill(ask.measured, { sources }), ...filled];
}

/** The same piece in other countries' shops. */
function elsewhereText(language: Language, messages: AskMessages, { elsewhere }: AmountAnswer) {
  const pieces = elsewhere.map((piece) =>
    [pieceText(messages, piece), shortAmount(language, messages, { values: [piece.grams], unit: 'grams' })]
      .filter((one) => one !== null)
      .join(' '),
  );
  return pieces.length > 0 ? [fill(messages.ask.elsewhere, { pieces: pieces.join(', ') })] : [];
}

function amountWords(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  answer: AmountAnswer,
): Words {
  const { main, others } = answer;
  const { ask } = messages;
  const { number, unit, remark } = resultText(language, messages, kitchen, answer);
  const exact = exactAmount(language, messages, main);
  // One figure beside the other reads as two answers
  const result = unit ? `${number}\u00a0${unit}` : exact;
  const isOff = isRounded(main.unit) && result !== exact;
  const also = [
    ...(remark ? [remark] : []),
    ...others.map((other) => shortAmount(language, messages, other, isSize(answer))),
  ];
  const cup = cupText(language, messages, answer);
  return {
    number,
    unit,
    sentence: fill(ask.equals, { given: askedText(language, messages, answer), result }),
    notes: [
      // Sources that differ leave nothing exact; their range says more
      ...(!isOff || answer.range ? [] : [fill(ask.exactly, { exact })]),
      ...(answer.level ? [ask.level] : []),
      ...originText(language, messages, answer),
      ...elsewhereText(language, messages, answer),
      ...(cup ? [cup] : []),
      ...(also.length > 0 ? [fill(ask.also, { amounts: also.join(', ') })] : []),
    ],
  };
}

const sidesText = (language: Language, all: readonly number[]) =>
  all.map((one) => numberOf(language, one)).join(' × ');

function lengthWords(
  language: Language,
  { ask }: AskMessages,
  { values, results, from, to }: LengthAnswer,
): Words {
  const number = sidesText(language, results);
  const given = `${sidesText(language, values)}\u00a0${ask.units[from as 'mm' | 'cm' | 'in']}`;
  const unit = ask.units[to as 'mm' | 'cm' | 'in'];
  return { number, unit, sentence: fill(ask.equals, { given, result: `${number}\u00a0${unit}` }), notes: [] };
}

function swapWords(language: Language, { ask }: AskMessages, { from, to, factor }: PanSwapAnswer): Words {
  const size = ({ sides, unit }: AskedPan) =>
    `${sidesText(language, sides)}\u00a0${ask.units[unit as 'mm' | 'cm' | 'in']}`;
  const number = formatNumber(language, factor, 0, 2);
  const sentence = fill(ask.swap, { from: size(from), to: size(to), factor: number });
  return { number: `×\u00a0${number}`, sentence, notes: [ask.swapBy] };
}

function words(language: Language, messages: AskMessages, kitchen: Kitchen, result: AskResult): Words {
  if (result.kind === 'oven') return ovenText(language, messages, result);
  if (result.kind === 'length') return lengthWords(language, messages, result);
  if (result.kind === 'pan-swap') return swapWords(language, messages, result);
  return amountWords(language, messages, kitchen, result);
}

/** An answer in words and numbers, with the tool that tells more about it. */
export function answerText(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  result: AskResult,
): AnswerText {
  const { to, text } = toolLink(result);
  return {
    unit: null,
    ...words(language, messages, kitchen, result),
    link: { href: localHref(language, to), text: messages.ask.open[text] },
  };
}

/** The result alone, for a choice: `264 g`. */
export function shortResult(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  result: AskResult,
): string {
  const { number, unit = null } = words(language, messages, kitchen, result);
  return unit ? `${number}\u00a0${unit}` : number;
}
