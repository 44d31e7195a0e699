import type { Result } from '../result.ts';
import type { Nutrients } from './foods.ts';
import type { Recipe, RecipeLine } from './recipe.ts';

/** A figure with its lower and upper bound, from the ranges of weights and amounts. */
export interface Figure {
  value: number;
  low: number;
  high: number;
}

/** Kilocalories, then grams. */
export const NUTRITION_FIGURES = ['energy', 'protein', 'fat', 'carbohydrate', 'fiber'] as const;
export type NutritionFigures = Readonly<Record<(typeof NUTRITION_FIGURES)[number], Figure>>;

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
const totalOf = (counted: readonly Counted[], name: keyof NutritionFigures, by: number): Figure => {
  const at = (of: keyof Figure) =>
    sum(counted.map(({ grams, nutrients }) => (grams[of] * nutrients[name]) / 100)) * by;
  return { value: at('value'), low: at('low'), high: at('high') };
};

/** The bound of a share: the maximum of the richest (or poorest) ingredients with the minimum of all others. */
function extremePer100(counted: readonly Counted[], name: keyof NutritionFigures, sign: 1 | -1): number {
  const sorted = [...counted].sort((a, b) => sign * (b.nutrients[name] - a.nutrients[name]));
  const shares = sorted.map((_, last) => {
    const grams = sorted.map((part, index) => (index <= last ? part.grams.high : part.grams.low));
    const rich = sum(grams.map((each, index) => each * (sorted[index]?.nutrients[name] ?? 0)));
    return rich / sum(grams);
  });
  return sign * Math.max(...shares.map((share) => sign * share));
}

function per100(counted: readonly Counted[], name: keyof NutritionFigures): Figure {
  const grams = sum(counted.map((part) => part.grams.value));
  return {
    value: totalOf(counted, name, 100 / grams).value,
    low: extremePer100(counted, name, -1),
    high: extremePer100(counted, name, 1),
  };
}

const figures = (of: (name: keyof NutritionFigures) => Figure): NutritionFigures => ({
  energy: of('energy'),
  protein: of('protein'),
  fat: of('fat'),
  carbohydrate: of('carbohydrate'),
  fiber: of('fiber'),
});

/** A recipe's nutrition; null if nothing of it is known. */
export function calculateNutrition(recipe: Recipe, nutrientsOf: FindNutrients): RecipeNutrition | null {
  const parts = recipe.lines
    .filter(({ kind }) => kind === 'ingredient')
    .map((line) => ({ line, ...weighLine(line, nutrientsOf) }));
  const counted = parts.flatMap(({ grams, nutrients }) => (grams && nutrients ? { grams, nutrients } : []));
  const known = sum(counted.map(({ grams }) => grams.value));
  if (!(known > 0)) return null;
  const { servings } = recipe;
  return {
    perServing: servings === null ? null : figures((name) => totalOf(counted, name, 1 / servings)),
    per100g: figures((name) => per100(counted, name)),
    shareKnown: known / sum(parts.map(({ grams }) => grams?.value ?? 0)),
    notCounted: parts.flatMap(({ line: { row, text }, nutrients, reason }) =>
      nutrients ? [] : { row, text, reason },
    ),
  };
}
