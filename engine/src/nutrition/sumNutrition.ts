import type { Figure } from './figure.ts';
import {
  FOOD_TOLERANCE,
  MAX_SERVING_ENERGY,
  MAX_UNKNOWN_SHARE,
  MIN_SHARE_KNOWN,
  NEXT_TO_NONE,
  PORTION_TOLERANCE,
} from './rules.ts';

/** Kilocalories of energy, milligrams of sodium, grams of the rest. */
export const NUTRITION_FIGURES = [
  'energy',
  'protein',
  'fat',
  'saturated',
  'carbohydrate',
  'sugars',
  'fiber',
  'sodium',
  'alcohol',
  'water',
] as const;
export type NutritionFigure = (typeof NUTRITION_FIGURES)[number];

/** Null if the source lists no figure for ingredients that matter: more than 2 % of the counted weight that may hold it, any of sodium. */
export type NutritionFigures = Readonly<Record<NutritionFigure, Figure | null>>;

/** What 100 g of a food hold. */
export type NutrientRow = Readonly<Record<NutritionFigure, number | null>>;

export interface SummedNutrition {
  total: NutritionFigures;
  /** Null where the recipe does not say how many it serves, or counts loaves and cakes. */
  perServing: NutritionFigures | null;
  /** Of the ingredients as weighed, before cooking. */
  per100g: NutritionFigures;
  /** Grams of all counted ingredients, water included. */
  grams: number;
  /** The share of the ingredients' weight without water whose nutrients are known, 0 to 1. */
  shareKnown: number;
  /** False with less than 80 % of the weight known: the figures are then only what the recipe has at least. */
  isEnough: boolean;
}

export interface Counted {
  grams: Figure;
  nutrients: NutrientRow;
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What the lines that are not counted could hold at most: twice what as much of the others does. */
const MISSING_RICHNESS = 2;

const scaled = ({ value, low, high }: Figure, by: number): Figure => ({
  value: value * by,
  low: low * by,
  high: high * by,
});

/** Doubts that are independent of each other add up to less than their sum. */
const combined = (doubts: readonly number[]): number => Math.hypot(...doubts);

/**
 * The sum over all ingredients, each between the lightest of poor food and the heaviest of rich. The doubts of lines are
 * independent of each other: that all are at the same end at once is out of the question. What may be missing, or left
 * out altogether, counts in full.
 */
function totalOf(counted: readonly Counted[], name: NutritionFigure, missing: number): Figure {
  const lines = counted.map(({ grams, nutrients }) => scaled(grams, (nutrients[name] ?? 0) / 100));
  const value = sum(lines.map((line) => line.value));
  const dry = weightOf(counted.filter(({ nutrients }) => !isWater(nutrients)));
  const unknown = dry > 0 ? (value / dry) * missing * MISSING_RICHNESS : 0;
  const certain = lines.filter(({ low }) => low > 0);
  const less = combined(certain.map((line) => line.value - line.low * (1 - FOOD_TOLERANCE)));
  const more = combined(lines.map((line) => line.high * (1 + FOOD_TOLERANCE) - line.value));
  return {
    value,
    low: sum(certain.map((line) => line.value)) - less,
    high: value + unknown * (1 + FOOD_TOLERANCE) + more,
  };
}

/** Water and what is little else weighs much and holds nothing. */
export const isWater = ({ water }: NutrientRow) => (water ?? 0) > 99;

const weightOf = (counted: readonly Counted[]) => sum(counted.map(({ grams }) => grams.value));

/** Grams that 100 g of a food hold at most of what its row does not list: what it is a part of, without its other part. */
function mostOf({ fat, carbohydrate, sugars, fiber }: NutrientRow, name: NutritionFigure): number {
  if (name === 'saturated') return fat ?? 100;
  return name === 'sugars' || name === 'fiber' ? (carbohydrate ?? 100) - (sugars ?? fiber ?? 0) : 100;
}

/** Whether the source lists a figure for all ingredients that matter: any for sodium, which a spoon of sauce is full of. */
function isListed(counted: readonly Counted[], name: NutritionFigure): boolean {
  const unlisted = counted.filter(
    ({ nutrients }) => nutrients[name] === null && mostOf(nutrients, name) > NEXT_TO_NONE,
  );
  if (name === 'sodium') return unlisted.length === 0;
  return weightOf(unlisted) <= MAX_UNKNOWN_SHARE * weightOf(counted);
}

const mapFigures = (of: (name: NutritionFigure) => Figure | null): NutritionFigures =>
  Object.fromEntries(NUTRITION_FIGURES.map((name) => [name, of(name)])) as Record<
    NutritionFigure,
    Figure | null
  >;

/** All figures times a factor. */
export const timesAll = (figures: NutritionFigures, factor: number): NutritionFigures =>
  mapFigures((name) => {
    const figure = figures[name];
    return figure && scaled(figure, factor);
  });

/**
 * A portion of what a recipe holds in all, which may serve up to `most`: for the figure, the middle. Of 113 pages that
 * state such a range, those publish 2 % less than that, and 18 % less than for the fewest (November 2026).
 */
export const sharePerServing = (
  total: NutritionFigures,
  servings: number,
  most = servings,
): NutritionFigures =>
  mapFigures((name) => {
    const figure = total[name];
    if (!figure) return null;
    const { value, low, high } = figure;
    const portion = value * PORTION_TOLERANCE;
    return {
      value: value / ((servings + most) / 2),
      low: Math.max(value - combined([value - low, portion]), 0) / most,
      high: (value + combined([high - value, portion])) / servings,
    };
  });

interface Summing {
  /** Grams that are not known. */
  missing: number;
  servings: number | null;
  /** The most that it serves: 6 of `serves 4 to 6`. */
  mostServings?: number | null;
}

/** The sum of what is counted, beside grams that are missing; null if nothing is known. */
export function sumNutrition(
  counted: readonly Counted[],
  { missing, servings, mostServings = servings }: Summing,
): SummedNutrition | null {
  const all = weightOf(counted);
  if (!(all > 0)) return null;
  const known = weightOf(counted.filter(({ nutrients }) => !isWater(nutrients)));
  const shareKnown = missing === 0 ? 1 : known / (known + missing);
  const total = mapFigures((name) => (isListed(counted, name) ? totalOf(counted, name, missing) : null));
  const share = servings === null ? null : sharePerServing(total, servings, mostServings ?? servings);
  return {
    total,
    perServing: (share?.energy?.value ?? 0) > MAX_SERVING_ENERGY ? null : share,
    per100g: timesAll(total, 100 / all),
    grams: all,
    shareKnown,
    isEnough: shareKnown >= MIN_SHARE_KNOWN,
  };
}
