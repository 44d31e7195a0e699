import { EPSILON, nearest } from './nearest.ts';

/**
 * What a US label declares, in its order; 21 CFR 101.9(c). Rounding was compared in November 2026 with Attachment 7 of
 * FDA's guide to the Nutrition Labeling and Education Act (fda.gov, ucm114098) and with nutrientfacts.com/rounding, daily
 * values with the list of May 2016 at netrition.com/pages/reference-values-for-nutrition-labeling; those of fat and sodium
 * stand at vrg.org, 'More About the Updates to the Daily Values', too, and FDA's sample label (omb.report, 0910-0497,
 * appendix III) comes out in all its percentages.
 */
export const US_ROWS = [
  'energy',
  'fat',
  'saturated',
  'sodium',
  'carbohydrate',
  'fiber',
  'sugars',
  'protein',
] as const;
export type UsRow = (typeof US_ROWS)[number];

/** Daily values for adults and children from 4 years on, 21 CFR 101.9(c)(8)(iv) and (c)(9); sugars have none. */
const DAILY_VALUES: Readonly<Partial<Record<UsRow, number>>> = {
  fat: 78,
  saturated: 20,
  sodium: 2300,
  carbohydrate: 275,
  fiber: 28,
  protein: 50,
};

/** Percentages that a label must state; that of protein may be left out (c)(7)(i). */
const WITH_PERCENT: ReadonlySet<UsRow> = new Set(['fat', 'saturated', 'sodium', 'carbohydrate', 'fiber']);

/** Calories: below 5 none, up to 50 by 5, above by 10; (c)(1). */
const roundEnergy = (kilocalories: number) => {
  if (kilocalories < 5 - EPSILON) return 0;
  return nearest(kilocalories, kilocalories <= 50 + EPSILON ? 5 : 10);
};

/** Fats: below 0.5 g none, below 5 g by halves, above by grams; (c)(2). */
const roundFat = (grams: number) => {
  if (grams < 0.5 - EPSILON) return 0;
  return nearest(grams, grams < 5 - EPSILON ? 0.5 : 1);
};

/** Sodium: below 5 mg none, up to 140 by 5, above by 10; (c)(4). */
const roundSodium = (milligrams: number) => {
  if (milligrams < 5 - EPSILON) return 0;
  return nearest(milligrams, milligrams <= 140 + EPSILON ? 5 : 10);
};

/** Carbohydrate, fiber, sugars and protein: below 0.5 g none, above by grams; (c)(6) and (c)(7). */
const roundGrams = (grams: number) => (grams < 0.5 - EPSILON ? 0 : Math.max(1, nearest(grams, 1)));

const ROUND: Readonly<Record<UsRow, (amount: number) => number>> = {
  energy: roundEnergy,
  fat: roundFat,
  saturated: roundFat,
  sodium: roundSodium,
  carbohydrate: roundGrams,
  fiber: roundGrams,
  sugars: roundGrams,
  protein: roundGrams,
};

const LESS_THAN_A_GRAM: ReadonlySet<UsRow> = new Set(['carbohydrate', 'fiber', 'sugars', 'protein']);

export interface UsDeclared {
  row: UsRow;
  /** Rounded. */
  amount: number;
  /** `less than 1 g` stands instead of the amount, from 0.5 g to 1 g. */
  lessThanOne: boolean;
  /** Of the daily value; null where none is stated. */
  percent: number | null;
}

/** An amount in a serving as a US label declares it, by 21 CFR 101.9(c). `percent` comes from the unrounded amount. */
export function declareUs(row: UsRow, amount: number): UsDeclared {
  const daily = DAILY_VALUES[row];
  return {
    row,
    amount: ROUND[row](amount),
    lessThanOne: LESS_THAN_A_GRAM.has(row) && amount >= 0.5 - EPSILON && amount < 1 - EPSILON,
    percent: daily && WITH_PERCENT.has(row) ? nearest((amount / daily) * 100, 1) : null,
  };
}
