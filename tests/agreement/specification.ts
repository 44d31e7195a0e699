import { type AskedUnit, sizeOf, US_CUP } from './definitions.ts';
import { SIGNS } from './measures.ts';
import type { AmountQuestion, Question } from './question.ts';

/** Specification 3, Unit: milliliters and grams of the home converter. */
const FACTORS: Partial<Record<AskedUnit, number>> = {
  cups: 236.59,
  tablespoons: 14.79,
  teaspoons: 4.93,
  fluid_ounces: 29.57,
  ounces: 28.35,
  pounds: 453.59,
};

/** Specification 3, Ingredient: grams per milliliter. */
const DENSITIES: Readonly<Record<string, number>> = {
  milk: 1.03,
  flour: 0.53,
  sugar: 0.85,
  butter: 0.96,
  honey: 1.42,
  salt: 2.16,
  rice: 0.78,
  cornstarch: 0.54,
  cocoa: 0.42,
  oats: 0.35,
};

const factorOf = (unit: AskedUnit) => FACTORS[unit] ?? sizeOf(unit);
const isWeight = (unit: AskedUnit) =>
  ['grams', 'decagram', 'kilograms', 'metric_pound', 'ounces', 'pounds'].includes(unit);

/** Whether the specification weighs the food of a conversion between a weight and a volume. */
export const isSpecified = ({ food, from, to }: AmountQuestion): boolean =>
  food !== undefined && isWeight(from) !== isWeight(to) && DENSITIES[food.id] !== undefined;

/** Specification 9, home conversion rule, unrounded. */
export function specifiedValue({ amount, from, to, food }: AmountQuestion): number {
  const base = amount * factorOf(from);
  if (isWeight(from) === isWeight(to)) return base / factorOf(to);
  const density = DENSITIES[food?.id ?? ''] ?? (food?.gramsPerCup ?? Number.NaN) / US_CUP;
  return (isWeight(from) ? base / density : base * density) / factorOf(to);
}

/** Its two decimals. */
export const specifiedSentence = (question: Question): string =>
  question.about === 'amount'
    ? `${specifiedValue(question).toFixed(2)} ${SIGNS[question.to] ?? question.to}`
    : question.answer;

/** Specification 9, multi-calculator: milliliters. */
const MULTI: Partial<Record<AskedUnit, number>> = {
  cups: 240,
  tablespoons: 15,
  teaspoons: 5,
  fluid_ounces: 29.57,
  us_pint: 473.18,
  us_quart: 946.35,
  us_gallon: 3785.41,
};

/** Specification 9, Spanish converter: grams, milliliters. Its taza is the only cup of a Spanish page. */
const SPANISH: Partial<Record<AskedUnit, number>> = {
  pounds: 453.592,
  ounces: 28.3495,
  us_gallon: 3785.41,
  metric_cup: 240,
  metric_tablespoon: 15,
};

const twoDecimals = (question: AmountQuestion, factors: typeof MULTI) => {
  const factor = (unit: AskedUnit) => factors[unit] ?? sizeOf(unit);
  const value = (question.amount * factor(question.from)) / factor(question.to);
  return `${value.toFixed(2)} ${SIGNS[question.to] ?? question.to}`;
};

export const inMultiCalculator = (question: AmountQuestion) => twoDecimals(question, MULTI);
export const inSpanishConverter = (question: AmountQuestion) => twoDecimals(question, SPANISH);
