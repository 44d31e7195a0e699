import type {
  Answer,
  ChoiceGroup,
  ContainedNutrient,
  ConvertedAmount,
  ConvertedGelatin,
  ConvertedYeast,
  CountedPieces,
  FilledMeasures,
  FilledVessels,
  GuestsAnswer,
  LengthAnswer,
  PanShapeAnswer,
  PanSwapAnswer,
  PortionAnswer,
} from '../api/ask.ts';
import { isUnitSizeAnswer } from '../ask/isUnitSizeAnswer.ts';
import { dishesOf } from '../calculators/portions/portionTable.ts';
import { rangeText } from '../language/writing/numberText.ts';
import { roundToKitchenFraction } from '../rounding/counts.ts';
import { decimalsFor } from '../rounding/numbers.ts';
import { symbolOf } from '../units/symbols.ts';
import { type CommandLanguage, type CookLanguage, fillTemplate, formatNumber } from './commandLanguages.ts';
import { exactText, measureText, writtenNumber } from './measureText.ts';
import { unitOf } from './nutritionText.ts';
import { ovenText } from './ovenText.ts';
import { amountRange, portionsLine } from './portionsCommand.ts';

/** `2 × Onions, medium`; without a word for the piece, `2 Onions`. */
const piecesText = (
  { words }: CookLanguage,
  { count, food, piece }: { count: string; food: string; piece: string | undefined },
) =>
  piece
    ? fillTemplate(words.pieces, { count, food, piece })
    : fillTemplate(words.of, { amount: count, food });

function givenText(language: CookLanguage, { given, factor, food }: ConvertedAmount): string {
  const { words } = language;
  const times = factor === 1 ? '' : `${formatNumber(language, factor, 4)} × `;
  if (given.kind !== 'amounts') {
    const count = times + given.count.map((count) => formatNumber(language, count, 2)).join('–');
    const name = food?.name ?? '';
    const piece = given.kind === 'vessels' ? words.vessels[given.vessel.id] : words.piece[given.piece.id];
    return piecesText(language, { count, food: name, piece });
  }
  const amount =
    times +
    given.amounts
      .map((amount) => exactText(language, amount))
      .join(' + ')
      .replaceAll('+ -', '− ');
  return food ? fillTemplate(words.of, { amount, food: food.name }) : amount;
}

/** The sources of the weight, and its range by source or by piece size. */
function originText(language: CookLanguage, { main, range, food, basis }: ConvertedAmount): string | null {
  const { words } = language;
  if (basis === 'exact' || basis === 'own' || !food) return null;
  const sources = food.sources.join(', ');
  const between = range && measureText(language, { values: range, unit: main.unit });
  if (!between?.includes('–')) return fillTemplate(words.measured, { sources });
  return fillTemplate(basis === 'piece' ? words.bySize : words.bySource, { range: between, sources });
}

function amountLines(language: CookLanguage, answer: ConvertedAmount): string[] {
  const { words } = language;
  const { main, others, level, drained, named } = answer;
  const size = isUnitSizeAnswer(answer);
  const amounts = others.map((amount) => measureText(language, amount, { isSize: size })).join(', ');
  return [
    `${givenText(language, answer)} = ${measureText(language, main, { named, isSize: size })}`,
    originText(language, answer) ?? '',
    level ? words.level : '',
    drained ? words.drained : '',
    amounts && fillTemplate(words.also, { amounts }),
  ].filter(Boolean);
}

/** `2–3`: how many, as a cook counts. */
const countText = (language: CookLanguage, counts: readonly number[]) =>
  rangeText(counts.map((count) => writtenNumber(language, roundToKitchenFraction(count), 'cups')));

function countLines(language: CookLanguage, { given, food, piece, grams, count, range }: CountedPieces) {
  const { words } = language;
  const pieces = (count: string) =>
    piecesText(language, { count, food: food.name, piece: words.piece[piece.id] });
  const amount = given.map((part) => exactText(language, part)).join(' + ');
  const between = range && countText(language, range);
  const sources = food.sources.join(', ');
  return [
    `${fillTemplate(words.of, { amount, food: food.name })} ≈ ${pieces(countText(language, [count]))}`,
    between?.includes('–') ? fillTemplate(words.bySize, { range: between, sources }) : '',
    `${pieces('1')} = ${measureText(language, { values: [grams], unit: 'grams' })}`,
  ].filter(Boolean);
}

function yeastText(language: CookLanguage, { from, to, grams }: ConvertedYeast) {
  const amount = measureText(language, { values: [grams], unit: 'grams' });
  return `${givenText(language, from)} = ${fillTemplate(language.words.of, { amount, food: to.name })}`;
}

/** `6 × Gelatin sheets = 11.3 g of Gelatin powder (9–14)`. */
function gelatinText(language: CookLanguage, { from, to, toKind, value, range }: ConvertedGelatin) {
  const { words } = language;
  const { piece } = words;
  const grams = (values: readonly number[]) => measureText(language, { values, unit: 'grams' });
  const amount =
    toKind !== 'sheet'
      ? fillTemplate(words.of, { amount: grams([value]), food: to.name })
      : piecesText(language, { count: countText(language, [value]), food: to.name, piece: piece.sheet });
  const between = toKind !== 'sheet' ? grams(range) : countText(language, range);
  return `${givenText(language, from)} ≈ ${amount} (${between})`;
}

const sidesText = (language: CommandLanguage, all: readonly number[], unit: LengthAnswer['from']) =>
  `${all.map((side) => formatNumber(language, side, decimalsFor(side))).join('×')} ${unit === 'in' ? language.words.inch : symbolOf(unit)}`;

const lengthText = (language: CommandLanguage, { values, results, from, to }: LengthAnswer) =>
  `${sidesText(language, values, from)} = ${sidesText(language, results, to)}`;

const pansText = (language: CommandLanguage, { sides, unit, count }: PanSwapAnswer['from']) =>
  `${count ? `${count} × ` : ''}${sidesText(language, sides, unit)}`;

const swapText = (language: CommandLanguage, { from, to, factor }: PanSwapAnswer) =>
  `${pansText(language, from)} → ${pansText(language, to)}: × ${formatNumber(language, factor, 2)}`;

/** `100 ml ≈ 0.4–0.5 verre (200–250 ml, Gastronomiac)`. */
const filledText = (language: CookLanguage, { of, vessel, count }: FilledVessels) =>
  `${givenText(language, of)} ≈ ${rangeText(count.map((ends) => formatNumber(language, ends, 1)))} ${language.words.vessels[vessel.id]} (${rangeText([vessel.low, vessel.high].map((size) => formatNumber(language, size, 0)))} ml, ${vessel.source})`;

/** `2 cups = 8 × 1/4 cup`. */
const measuresText = (language: CookLanguage, { of, each, count }: FilledMeasures) =>
  `${givenText(language, of)} = ${formatNumber(language, count, 2)} × ${givenText(language, each)}`;

const shapeText = (language: CommandLanguage, { from, to }: PanShapeAnswer) =>
  `${sidesText(language, from.sides, from.unit)} ≈ ${sidesText(language, to.sides, to.unit)}`;

/** `1 cup Oats (81 g): Protein 10.7 g`, with the row; without a source that lists it, only the amount. */
function nutrientLines(language: CookLanguage, { nutrient, of, found }: ContainedNutrient): string[] {
  if (!found) return [givenText(language, of)];
  const { grams, values, row } = found;
  const unit = unitOf(nutrient);
  const decimals = unit !== 'g' ? 0 : Math.max(...values) < 1 ? 2 : 1;
  const amount = rangeText(values.map((value) => formatNumber(language, value, decimals)));
  const weight = measureText(language, { values: grams, unit: 'grams' });
  const name = language.words.nutrition.figures[nutrient];
  const given = givenText(language, of);
  return [
    `${given.includes(weight) ? given : `${given} (${weight})`}: ${name} ${amount} ${unit}`,
    `USDA, NDB ${String(row).padStart(5, '0')}`,
  ];
}

/** `pasta, as a main`. */
function portionName(language: CookLanguage, { food, dish }: Pick<PortionAnswer, 'food' | 'dish'>): string {
  const { foods, main, side } = language.pack.ask.portions;
  const [served] = dish === 'main' ? main : side;
  const name = foods[food]?.[0] ?? food;
  return dishesOf(food).length > 1 ? `${name}, ${served}` : name;
}

/** `pasta, as a main: 680 g → 1.62 kg (113 g, RecipeTips)`. */
const portionsText = (language: CookLanguage, answer: PortionAnswer) =>
  `${portionName(language, answer)}: ${portionsLine(language, answer, answer.named)}`;

/** `pasta, as a main: 500 g = 3–4 people (120–150 g, EDEKA)`. */
function guestsText(language: CookLanguage, answer: GuestsAnswer): string {
  const { amounts, portion, fewest, most, unit, source } = answer;
  const { people } = language.pack.ask.portions;
  const weight = (values: readonly number[]) => amountRange(language, values, unit);
  const guests = most === 0 ? '< 1' : rangeText([Math.max(fewest, 1), most].map(String));
  return `${portionName(language, answer)}: ${weight(amounts)} = ${guests} ${people[most > 1 ? 0 : 1]} (${weight([portion.least, portion.most])}, ${source})`;
}

/** An answer as lines: the result, its sources, and the same in other units. */
export function answerLines(language: CookLanguage, answer: Answer): string[] {
  if (answer.kind === 'oven') return [ovenText(language, answer)];
  if (answer.kind === 'nutrient') return nutrientLines(language, answer);
  if (answer.kind === 'portions') return [portionsText(language, answer)];
  if (answer.kind === 'guests') return [guestsText(language, answer)];
  if (answer.kind === 'yeast') return [yeastText(language, answer)];
  if (answer.kind === 'gelatin') return [gelatinText(language, answer)];
  if (answer.kind === 'count') return countLines(language, answer);
  if (answer.kind === 'length') return [lengthText(language, answer)];
  if (answer.kind === 'vessel-count') return [filledText(language, answer)];
  if (answer.kind === 'measure-count') return [measuresText(language, answer)];
  if (answer.kind === 'pan-shape') return [shapeText(language, answer)];
  if (answer.kind === 'pan-swap') return [swapText(language, answer)];
  return amountLines(language, answer);
}

/** The meanings of a question as lines, each with its unambiguous question. */
export const choiceLines = (language: CookLanguage, { about, options }: ChoiceGroup): string[] => [
  language.words.choose[about],
  ...options.map(({ question, answer }) => `  "${question}"  ${answerLines(language, answer)[0] ?? ''}`),
];
