import type { AmountAnswer, UnitAmount } from '@gramwise/engine/ask/askAnswer.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import { isUnitSizeAnswer } from '@gramwise/engine/ask/isUnitSizeAnswer.ts';
import type { FoodWay } from '@gramwise/engine/foods/match/listedNames.ts';
import type { PieceId } from '@gramwise/engine/foods/piece.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { euEggSize, type MarketId } from '@gramwise/engine/kitchens/markets.ts';
import { formatFraction } from '@gramwise/engine/quantity/fraction.ts';
import { roundToKitchenFraction } from '@gramwise/engine/rounding/counts.ts';
import { decimalsFor, exactFraction, shownNumber } from '@gramwise/engine/rounding/numbers.ts';
import { isFilled } from '@gramwise/engine/units/howUsed.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatCookAnswer } from '#format/cookAnswer.ts';
import { formatNumber, selectFractionForm, selectPluralForm } from '#format/format.ts';
import { formatMilliliters } from '#format/formatMilliliters.ts';
import { joinRange } from '#format/joinRange.ts';
import { shortUnitName } from '#format/unitName.ts';
import type { AskMessages } from './messages.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A stick of another food is not a stick of butter. */
const unitNames = (unit: KitchenUnitId, { units, ask }: AskMessages) =>
  unit === 'stick_of_butter' ? ask.units[unit] : units[unit];

/** A number with as many decimals as are useful. */
export const formatExactNumber = (language: Language, value: number): string =>
  formatNumber(language, value, 0, decimalsFor(value));

const withUnit = (numbers: string, unit: string) => `${numbers}${NO_BREAK_SPACE}${unit}`;

/** Unrounded numbers, with the unit separate. */
export function formatUnrounded(language: Language, messages: AskMessages, { values, unit }: UnitAmount) {
  const upper = values.at(-1) ?? 0;
  return {
    number: joinRange(values.map((value) => formatExactNumber(language, value))),
    unit: shortUnitName(language, unitNames(unit, messages), Number(upper.toFixed(2))),
  };
}

/** `8.82 oz`, `226.8 g`. */
export function formatExactAmount(language: Language, messages: AskMessages, amount: UnitAmount): string {
  const { number, unit } = formatUnrounded(language, messages, amount);
  return withUnit(number, unit);
}

/** Rounds an amount as a scale or jug shows it, or as the size of a unit. */
const roundAmount = ({ values, unit }: UnitAmount, isSize: boolean): UnitAmount => ({
  values: values.map((value) => shownNumber(value, unit, isSize)),
  unit,
});

/** An amount rounded for display: `8.82 oz`, `250–375 g`. */
export const formatShortAmount = (
  language: Language,
  messages: AskMessages,
  amount: UnitAmount,
  isSize = false,
): string => formatExactAmount(language, messages, roundAmount(amount, isSize));

/** The same in other amounts, each said once; a short name that ends in a period needs no other: `c. à c.`. */
export const formatAlso = ({ ask }: AskMessages, amounts: readonly string[]): readonly string[] =>
  amounts.length === 0
    ? []
    : [fill(ask.also, { amounts: [...new Set(amounts)].join(', ') }).replace(/\.\.$/, '.')];

/** The answer's other amounts; in spoons and cups only as `inSpoons` has it, since `1/2 cup` is 0.5 cups. */
export function formatOthers(
  language: Language,
  messages: AskMessages,
  answer: AmountAnswer,
  inSpoons: string | null,
): readonly string[] {
  const others = answer.others.filter(({ unit }) => !inSpoons || !isFilled(unit));
  const texts = others.map((other) => formatShortAmount(language, messages, other, isUnitSizeAnswer(answer)));
  return inSpoons ? [inSpoons, ...texts] : texts;
}

/** A number in the form the question used: `1 1/2` for cups, `1.5` for liters. */
function formatAskedNumber(language: Language, value: number, unit: KitchenUnitId): string {
  const fraction = exactFraction(value, unit);
  return fraction ? formatFraction(fraction) : formatNumber(language, value, 0, 4);
}

/** `2 cups`, `2 tablespoons + 1 teaspoon`, `500 grams − 130 grams`. */
function formatGiven(language: Language, messages: AskMessages, amounts: readonly UnitAmount[]): string {
  return amounts
    .map(({ values: signed, unit }, index) => {
      const values = signed.map(Math.abs);
      const sign = index === 0 ? '' : signed.some((value) => value < 0) ? ' − ' : ' + ';
      const upper = values.at(-1) ?? 0;
      const { one, name: other } = unitNames(unit, messages);
      const name = exactFraction(upper, unit)
        ? selectFractionForm(language, upper, { one, other })
        : selectPluralForm(language, upper, { one, other });
      return `${sign}${joinRange(values.map((value) => formatAskedNumber(language, value, unit)))}${NO_BREAK_SPACE}${name}`;
    })
    .join('');
}

/**
 * A piece as it is sold in a market: `medium (US)`, `size M (EU and UK)`; null for a whole item that is the same
 * everywhere.
 */
export function formatPiece(
  { ask }: AskMessages,
  { id, food, market }: { id: PieceId; food: string; market?: MarketId | null },
): string | null {
  const word = (ask.piece as Partial<Record<PieceId, string>>)[id] ?? null;
  if (!market) return id === 'piece' ? null : word;
  const size = euEggSize({ id, food, market });
  const piece = size ? fill(ask.euSize, { size }) : word;
  return piece && fill(ask.inMarket, { piece, market: ask.markets[market] });
}

/** `2 × Onions, medium`, `2 × Apples`. */
export function formatPieces(
  messages: AskMessages,
  { n, piece, food }: { n: string; piece: Parameters<typeof formatPiece>[1]; food: string },
): string {
  const word = formatPiece(messages, piece);
  const { pieces, somePieces } = messages.ask;
  return word ? fill(pieces, { n, food, piece: word }) : fill(somePieces, { n, food });
}

/** A count in the form of a kitchen: `1 1/2`, `12`. */
const formatCountNumber = (language: Language, count: number): string =>
  formatAskedNumber(language, count, 'cups');

/** `2 1/2`: how many, as a cook counts. */
export const formatCount = (language: Language, count: number): string =>
  formatCountNumber(language, roundToKitchenFraction(count));

/** Amounts of a food: `1 cup of Onions`. */
export const formatAmounts = (
  language: Language,
  messages: AskMessages,
  amounts: readonly UnitAmount[],
  food: FoodWay,
): string => fill(messages.ask.of, { given: formatGiven(language, messages, amounts), food: nameOf(food) });

/** The amount asked about, with its food: `half of 2 cups of sugar` as `1/2 × 2 cups of Granulated Sugar`. */
export function formatAskedAmount(language: Language, messages: AskMessages, answer: AmountAnswer): string {
  const { given, factor, food } = answer;
  const { ask } = messages;
  const times = (text: string) =>
    factor === 1
      ? text
      : fill(ask.times, { factor: formatAskedNumber(language, factor, 'cups'), given: text });
  if (given.kind === 'amounts') {
    const amounts = times(formatGiven(language, messages, given.amounts));
    return food ? fill(ask.of, { given: amounts, food: nameOf(food) }) : amounts;
  }
  const n = times(joinRange(given.count.map((count) => formatCountNumber(language, count))));
  // A whole piece is not chopped yet, whatever fills the cup.
  if (given.kind === 'pieces')
    return formatPieces(messages, {
      n,
      piece: { ...given.piece, food: food?.food.id ?? '' },
      food: food?.food.name ?? '',
    });
  const vessel = ask.vessels[given.vessel.id];
  return food
    ? fill(ask.pieces, { n, food: nameOf(food), piece: vessel })
    : fill(ask.somePieces, { n, food: vessel });
}

/** Whether amounts in a unit are rounded the way a scale or jug shows them. */
export const isRounded = (unit: KitchenUnitId) => unit === 'grams' || unit === 'milliliters';

/** The result in a cook's terms, with its unit separate if it has only one. */
export function formatResult(
  language: Language,
  messages: AskMessages,
  kitchen: Kitchen,
  answer: AmountAnswer,
): { number: string; unit: string | null; remark: string | null } {
  const { main, named } = answer;
  const { values, unit } = main;
  const [value = 0] = values;
  if (values.length === 1) {
    const amount = { value, unit, named, isSize: isUnitSizeAnswer(answer) };
    const { text, unit: name, remark } = formatCookAnswer(language, messages, kitchen, amount);
    if (name === null || isRounded(unit)) return { number: text, unit: name, remark };
    const number = formatExactNumber(language, value);
    const isRepeated = remark?.split(/\s/).includes(number);
    return { number, unit: name, remark: isRepeated ? null : remark };
  }
  return {
    ...formatUnrounded(language, messages, roundAmount(main, isUnitSizeAnswer(answer))),
    remark: null,
  };
}

/** The size of the cup in the question or answer, since cups differ: `1 cup = 237 ml`; null where its name says it. */
export function formatCupSize(
  language: Language,
  messages: AskMessages,
  answer: AmountAnswer,
): string | null {
  const { given, main } = answer;
  const units = [...(given.kind === 'amounts' ? given.amounts.map(({ unit }) => unit) : []), main.unit];
  const cup = units.find((unit) => unit === 'cups' || unit.endsWith('_cup'));
  if (!cup) return null;
  const ml = formatMilliliters(language, UNITS[cup].size);
  const { one: unit } = unitNames(cup, messages);
  return unit.includes(ml) ? null : fill(messages.ask.size, { unit, ml });
}
