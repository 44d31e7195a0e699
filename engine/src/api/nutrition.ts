import { MAX_UNKNOWN_SHARE } from '../recipes/unknownShare.ts';
import type { Result } from '../result.ts';
import type { Nutrients } from './foods.ts';
import type { Recipe, RecipeLine } from './recipe.ts';

/** A figure with its lower and upper bound, from the ranges of weights and amounts. */
export interface Figure {
  value: number;
  low: number;
  high: number;
}

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
  'water',
] as const;
export type NutritionFigure = (typeof NUTRITION_FIGURES)[number];

/** Null if the source lists no figure for ingredients that matter: more than 2 % of the counted weight. */
export type NutritionFigures = Readonly<Record<NutritionFigure, Figure | null>>;

/** Why a line is not counted: no amount, no known food, no known weight, or no known nutrients. */
export type UncountedReason = 'no-amount' | 'unknown-food' | 'no-weight' | 'no-nutrients';

export interface UncountedLine {
  row: number;
  text: string;
  reason: UncountedReason;
}

export interface RecipeNutrition {
  /** Null where the recipe does not say how many it serves. */
  perServing: NutritionFigures | null;
  per100g: NutritionFigures;
  /** The share of the weighed ingredients' weight whose nutrients are known, 0 to 1. */
  shareKnown: number;
  notCounted: readonly UncountedLine[];
}

interface Counted {
  grams: Figure;
  nutrients: Nutrients;
}

/** A line's weight and nutrients, as far as they are known, and why it is not counted if they are not. */
interface WeighedLine {
  grams: Figure | null;
  nutrients: Nutrients | null;
  reason: UncountedReason;
}

type FindNutrients = (food: string) => Result<Nutrients, string>;

function weighLine({ food, requiredQuantity: takes }: RecipeLine, nutrientsOf: FindNutrients): WeighedLine {
  const none = { grams: null, nutrients: null };
  if (!takes) return { ...none, reason: 'no-amount' };
  if (!takes.grams) return { ...none, reason: food ? 'no-weight' : 'unknown-food' };
  const { value, lowest, highest } = takes.grams;
  const grams = { value, low: lowest, high: highest };
  if (!food) return { grams, nutrients: null, reason: 'unknown-food' };
  const found = nutrientsOf(food.id);
  return { grams, nutrients: found.ok ? found.value : null, reason: 'no-nutrients' };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The sum over all ingredients. */
const totalOf = (counted: readonly Counted[], name: NutritionFigure, by: number): Figure => {
  const at = (of: keyof Figure) =>
    sum(counted.map(({ grams, nutrients }) => (grams[of] * (nutrients[name] ?? 0)) / 100)) * by;
  return { value: at('value'), low: at('low'), high: at('high') };
};

/** The bound of a share: the maximum of the richest (or poorest) ingredients with the minimum of all others. */
function extremePer100(counted: readonly Counted[], name: NutritionFigure, sign: 1 | -1): number {
  const richness = ({ nutrients }: Counted) => nutrients[name] ?? 0;
  const sorted = [...counted].sort((a, b) => sign * (richness(b) - richness(a)));
  const shares = sorted.map((_, last) => {
    const grams = sorted.map((part, index) => (index <= last ? part.grams.high : part.grams.low));
    const rich = sum(sorted.map((part, index) => (grams[index] ?? 0) * richness(part)));
    return rich / sum(grams);
  });
  return sign * Math.max(...shares.map((share) => sign * share));
}

const weightOf = (counted: readonly Counted[]) => sum(counted.map(({ grams }) => grams.value));

function per100(counted: readonly Counted[], name: NutritionFigure): Figure {
  return {
    value: totalOf(counted, name, 100 / weightOf(counted)).value,
    low: extremePer100(counted, name, -1),
    high: extremePer100(counted, name, 1),
  };
}

/** Whether the source lists a figure for all ingredients that matter. */
function isListed(counted: readonly Counted[], name: NutritionFigure): boolean {
  const unlisted = counted.filter(({ nutrients }) => nutrients[name] === null);
  return weightOf(unlisted) <= MAX_UNKNOWN_SHARE * weightOf(counted);
}

function figures(counted: readonly Counted[], of: (name: NutritionFigure) => Figure): NutritionFigures {
  const listed = (name: NutritionFigure) => (isListed(counted, name) ? of(name) : null);
  return {
    energy: listed('energy'),
    protein: listed('protein'),
    fat: listed('fat'),
    saturated: listed('saturated'),
    carbohydrate: listed('carbohydrate'),
    sugars: listed('sugars'),
    fiber: listed('fiber'),
    sodium: listed('sodium'),
    water: listed('water'),
  };
}

/** A recipe's nutrition; null if nothing of it is known. */
export function calculateNutrition(recipe: Recipe, nutrientsOf: FindNutrients): RecipeNutrition | null {
  const parts = recipe.lines
    .filter(({ kind }) => kind === 'ingredient')
    .map((line) => ({ line, ...weighLine(line, nutrientsOf) }));
  const counted = parts.flatMap(({ grams, nutrients }) => (grams && nutrients ? { grams, nutrients } : []));
  const known = weightOf(counted);
  if (!(known > 0)) return null;
  const { servings } = recipe;
  return {
    perServing: servings === null ? null : figures(counted, (name) => totalOf(counted, name, 1 / servings)),
    per100g: figures(counted, (name) => per100(counted, name)),
    shareKnown: known / sum(parts.map(({ grams }) => grams?.value ?? 0)),
    notCounted: parts.flatMap(({ line: { row, text }, nutrients, reason }) =>
      nutrients ? [] : { row, text, reason },
    ),
  };
}
