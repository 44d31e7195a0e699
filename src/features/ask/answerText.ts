import type {
  AmountAnswer,
  AskedPan,
  AskResult,
  CountAnswer,
  LengthAnswer,
  PanShapeAnswer,
  PanSwapAnswer,
  UnitAmount,
} from '@gramwise/engine/ask/askAnswer.ts';
import type { ListedPiece } from '@gramwise/engine/foods/listedFood.ts';
import type { FoodWay } from '@gramwise/engine/foods/match/listedNames.ts';
import { weightAsBought } from '@gramwise/engine/foods/piece.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { shownNumber } from '@gramwise/engine/rounding/numbers.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { localHref } from '#site/paths.ts';
import { wayName } from '#tools/foodField/wayName.ts';
import {
  formatAlso,
  formatAmounts,
  formatAskedAmount,
  formatCount,
  formatCupSize,
  formatExactAmount,
  formatExactNumber,
  formatOthers,
  formatPiece,
  formatPieces,
  formatResult,
  formatShortAmount,
  isRounded,
} from './answerAmounts.ts';
import type { AnswerParts, AnswerText } from './answerView.ts';
import type { AskMessages } from './messages.ts';
import { formatOvenAnswer } from './ovenAnswer.ts';
import { linkToTool } from './toolLink.ts';

/** What eggs or fruit weigh with their shell or peel: a piece is weighed without. */
function formatAsBought(
  language: Language,
  messages: AskMessages,
  { food, piece, weight }: { food: FoodWay; piece: Pick<ListedPiece, 'id'>; weight: UnitAmount },
): readonly string[] {
  const values = weight.values.flatMap((value) => weightAsBought(piece.id, value, food.food.edible) ?? []);
  if (values.length === 0) return [];
  return [
    fill(messages.ask.asBought, { bought: formatShortAmount(language, messages, { ...weight, values }) }),
  ];
}

/** The source of a figure, and its range. */
function formatOrigin(language: Language, messages: AskMessages, answer: AmountAnswer): readonly string[] {
  const { basis, food, range, main, given } = answer;
  const { ask, fills } = messages;
  if (basis === 'exact' || !food) return [];
  if (basis === 'own') return [ask.own];
  const sources = given.kind === 'pieces' ? given.piece.source : (food.way?.sources.join(', ') ?? '');
  const [low, high] = (range ?? []).map((value) =>
    formatExactNumber(language, shownNumber(value, main.unit)),
  );
  const unit = formatShortAmount(language, messages, { values: [range?.[1] ?? 0], unit: main.unit });
  const ends = low !== undefined && high !== undefined && low !== high ? { low, high: unit, sources } : null;
  if (basis === 'piece') {
    const bought =
      given.kind === 'pieces'
        ? formatAsBought(language, messages, { food, piece: given.piece, weight: main })
        : [];
    return [ends ? fill(ask.bySize, ends) : fill(ask.weighed, { sources }), ...bought];
  }
  const filled =
    !food.way || food.way.id === 'level' || food.food.ways.length === 1
      ? []
      : [fill(ask.filled, { fill: wayName(food.way, fills) })];
  return [ends ? fill(ask.usually, ends) : fill(ask.measured, { sources }), ...filled];
}

/** What a glass or a ladle holds, which no standard says. */
function formatVessel(language: Language, { ask }: AskMessages, { given }: AmountAnswer): readonly string[] {
  if (given.kind !== 'vessels') return [];
  const { id, low, high, source } = given.vessel;
  const ml = joinRange([low, high].map((size) => formatNumber(language, size, 0)));
  return [fill(ask.holds, { vessel: ask.vessels[id], ml, source })];
}

/** The same piece in other countries' shops. */
function formatElsewhere(language: Language, messages: AskMessages, { food, elsewhere }: AmountAnswer) {
  const pieces = elsewhere.map((piece) =>
    [
      formatPiece(messages, { ...piece, food: food?.food.id ?? '' }),
      formatShortAmount(language, messages, { values: [piece.grams], unit: 'grams' }),
    ]
      .filter((text) => text !== null)
      .join(' '),
  );
  return pieces.length > 0 ? [fill(messages.ask.elsewhere, { pieces: pieces.join(', ') })] : [];
}

function describeAmount(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  answer: AmountAnswer,
): AnswerParts {
  const { main } = answer;
  const { ask } = messages;
  const { number, unit, remark } = formatResult(language, messages, kitchen, answer);
  const exact = formatExactAmount(language, messages, main);
  // A second figure next to the first would read as two answers.
  const result = unit ? `${number}\u00a0${unit}` : exact;
  const isOff = main.values.length === 1 && isRounded(main.unit) && result !== exact;
  const cup = formatCupSize(language, messages, answer);
  return {
    number,
    unit,
    sentence: fill(ask.equals, { given: formatAskedAmount(language, messages, answer), result }),
    notes: [
      // Where sources or sizes differ there is no exact figure; the range says more.
      ...(!isOff || answer.range ? [] : [fill(ask.exactly, { exact })]),
      ...(answer.drained ? [ask.drained] : []),
      ...formatVessel(language, messages, answer),
      ...formatOrigin(language, messages, answer),
      ...formatElsewhere(language, messages, answer),
      ...(cup ? [cup] : []),
      // How far the cups and spoons are off is no other amount.
      ...(remark && !unit ? [`${remark}.`] : []),
      ...formatAlso(messages, formatOthers(language, messages, answer, unit ? remark : null)),
    ],
  };
}

function describeCount(language: Language, messages: AskMessages, answer: CountAnswer): AnswerParts {
  const { given, food, piece, grams, count, range } = answer;
  const { ask } = messages;
  const pieces = (n: string) =>
    formatPieces(messages, { n, piece: { ...piece, food: food.food.id }, food: food.food.name });
  const number = formatCount(language, count);
  const ends = range?.map((end) => formatCount(language, end));
  const sources = piece.source;
  const weight = formatShortAmount(language, messages, { values: [grams], unit: 'grams' });
  return {
    number: `≈\u00a0${number}`,
    sentence: fill(ask.about, {
      given: formatAmounts(language, messages, given, food),
      result: pieces(number),
    }),
    notes: [
      ends && ends[0] !== ends[1]
        ? fill(ask.bySize, { low: ends[0] ?? '', high: ends[1] ?? '', sources })
        : fill(ask.weighed, { sources }),
      fill(ask.one, { given: pieces('1'), weight }),
      ...formatAsBought(language, messages, { food, piece, weight: { values: [grams], unit: 'grams' } }),
    ],
  };
}

const formatSides = (language: Language, sides: readonly number[]) =>
  sides.map((side) => formatExactNumber(language, side)).join('×');

function describeLength(
  language: Language,
  { ask }: AskMessages,
  { values, results, from, to }: LengthAnswer,
): AnswerParts {
  const number = formatSides(language, results);
  const given = `${formatSides(language, values)}\u00a0${ask.units[from as 'mm' | 'cm' | 'in']}`;
  const unit = ask.units[to as 'mm' | 'cm' | 'in'];
  return { number, unit, sentence: fill(ask.equals, { given, result: `${number}\u00a0${unit}` }), notes: [] };
}

const formatPan = (language: Language, { ask }: AskMessages, { sides, unit, count }: Omit<AskedPan, 'pan'>) =>
  `${count ? `${count} × ` : ''}${formatSides(language, sides)}\u00a0${ask.units[unit as 'mm' | 'cm' | 'in']}`;

function describePanSwap(
  language: Language,
  messages: AskMessages,
  { from, to, factor }: PanSwapAnswer,
): AnswerParts {
  const { ask } = messages;
  const number = formatNumber(language, factor, 0, 2);
  const [given, mine] = [from, to].map((pan) => formatPan(language, messages, pan));
  const sentence = fill(ask.swap, { from: given ?? '', to: mine ?? '', factor: number });
  return { number: `×\u00a0${number}`, sentence, notes: [ask.swapBy] };
}

function describePanShape(
  language: Language,
  messages: AskMessages,
  { from, to }: PanShapeAnswer,
): AnswerParts {
  const { ask } = messages;
  const decimals = to.unit === 'mm' ? 0 : 1;
  const number = to.sides.map((side) => formatNumber(language, side, 0, decimals)).join('×');
  const unit = ask.units[to.unit as 'mm' | 'cm' | 'in'];
  const named = ({ pan }: AskedPan, size: string) =>
    fill(ask.panShapes[pan.shape === 'round' || pan.shape === 'square' ? pan.shape : 'rectangular'], {
      size,
    });
  const sentence = fill(ask.about, {
    given: named(from, formatPan(language, messages, from)),
    result: named(to, `${number}\u00a0${unit}`),
  });
  return { number: `≈\u00a0${number}`, unit, sentence, notes: [ask.swapBy] };
}

function describeResult(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  result: AskResult,
): AnswerParts {
  if (result.kind === 'oven') return formatOvenAnswer(language, messages, kitchen, result);
  if (result.kind === 'count') return describeCount(language, messages, result);
  if (result.kind === 'length') return describeLength(language, messages, result);
  if (result.kind === 'pan-shape') return describePanShape(language, messages, result);
  if (result.kind === 'pan-swap') return describePanSwap(language, messages, result);
  return describeAmount(language, messages, kitchen, result);
}

/** The text of an answer, with a link to the tool that tells more. */
export function buildAnswerText(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  result: AskResult,
): AnswerText {
  const { to, text } = linkToTool(result);
  return {
    unit: null,
    ...describeResult(language, messages, kitchen, result),
    link: { href: localHref(language, to), text: messages.ask.open[text] },
  };
}

/** The result alone, as shown on a choice: `264 g`. */
export function formatShortResult(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  result: AskResult,
): string {
  const { number, unit = null } = describeResult(language, messages, kitchen, result);
  return unit ? `${number}\u00a0${unit}` : number;
}
