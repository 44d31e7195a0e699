import { lexiconOf } from '../language/lexicon.ts';
import type { Figure } from '../nutrition/figure.ts';
import { namesSalt } from '../nutrition/lineHandling.ts';
import {
  type IngredientLine,
  type RatedLine,
  rateLines,
  type UncountedReason,
} from '../nutrition/rateLines.ts';
import { FOOD_TOLERANCE, MIN_SHARE_KNOWN } from '../nutrition/rules.ts';
import { MAX_UNKNOWN_SHARE } from '../recipes/unknownShare.ts';
import type { Result } from '../result.ts';
import type { TextLine } from '../text/line/textLine.ts';
import type { Nutrients } from './foods.ts';
import { sourceOfLine } from './lineSources.ts';
import type { Recipe, RecipeLine } from './recipe.ts';

export type { Figure } from '../nutrition/figure.ts';
export type { UncountedReason } from '../nutrition/rateLines.ts';

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

export interface UncountedLine {
  row: number;
  text: string;
  reason: UncountedReason;
}

export interface RecipeNutrition {
  total: NutritionFigures;
  /** Null where the recipe does not say how many it serves. */
  perServing: NutritionFigures | null;
  /** Of the ingredients as weighed, before cooking. */
  per100g: NutritionFigures;
  /** Grams of all counted ingredients, water included. */
  grams: number;
  /** The share of the ingredients' weight without water whose nutrients are known, 0 to 1. */
  shareKnown: number;
  /** False with less than 80 % of the weight known: the figures are then only what the recipe has at least. */
  isEnough: boolean;
  /** Salt without an amount, so that sodium is only a lower bound. */
  saltUncounted: boolean;
  notCounted: readonly UncountedLine[];
}

interface Counted {
  grams: Figure;
  nutrients: Nutrients;
}

type FindNutrients = (food: string) => Result<Nutrients, string>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What the lines that are not counted could hold at most: twice what as much of the others does. */
const MISSING_RICHNESS = 2;

/** The sum over all ingredients, between the lightest of poor foods and the heaviest of rich ones. */
function totalOf(counted: readonly Counted[], name: NutritionFigure, missing: number): Figure {
  const at = (of: keyof Figure) =>
    sum(counted.map(({ grams, nutrients }) => (grams[of] * (nutrients[name] ?? 0)) / 100));
  const value = at('value');
  const dry = weightOf(counted.filter(({ nutrients }) => !isWater(nutrients)));
  const unknown = dry > 0 ? (value / dry) * missing * MISSING_RICHNESS : 0;
  return {
    value,
    low: at('low') * (1 - FOOD_TOLERANCE),
    high: (at('high') + unknown) * (1 + FOOD_TOLERANCE),
  };
}

const scaled = ({ value, low, high }: Figure, by: number): Figure => ({
  value: value * by,
  low: low * by,
  high: high * by,
});

/** Water and what is little else weighs much and holds nothing. */
const isWater = ({ water }: Nutrients) => water > 99;

const weightOf = (counted: readonly Counted[]) => sum(counted.map(({ grams }) => grams.value));

/** Whether the source lists a figure for all ingredients that matter. */
function isListed(counted: readonly Counted[], name: NutritionFigure): boolean {
  const unlisted = counted.filter(({ nutrients }) => nutrients[name] === null);
  return weightOf(unlisted) <= MAX_UNKNOWN_SHARE * weightOf(counted);
}

const mapFigures = (of: (name: NutritionFigure) => Figure | null): NutritionFigures =>
  Object.fromEntries(NUTRITION_FIGURES.map((name) => [name, of(name)])) as Record<
    NutritionFigure,
    Figure | null
  >;

function ingredientLine(line: RecipeLine, source: TextLine, heading: TextLine | null): IngredientLine {
  const { row, text, food, requiredQuantity: takes } = line;
  const grams = takes?.grams ?? null;
  return {
    row,
    text,
    source,
    heading,
    food: food?.id ?? null,
    grams: grams && { value: grams.value, low: grams.lowest, high: grams.highest },
    milliliters: takes?.in === 'milliliters' ? (takes.lowest + takes.highest) / 2 : null,
    weighed: takes?.in === 'grams',
    hasAmount: takes !== null,
  };
}

function ingredientLines({ lines, language }: Recipe): readonly IngredientLine[] {
  const lexicon = lexiconOf(language.line);
  let heading: TextLine | null = null;
  const found: IngredientLine[] = [];
  for (const line of lines) {
    const source = sourceOfLine(line, lexicon);
    if (line.kind === 'heading') heading = source;
    if (line.kind === 'ingredient') found.push(ingredientLine(line, source, heading));
  }
  return found;
}

/** Whether a recipe salts to taste. */
function saltsToTaste({ foods }: Recipe, rated: readonly RatedLine<Nutrients>[]): boolean {
  const names = (foods?.foods ?? [])
    .filter(({ id }) => id === 'salt')
    .flatMap(({ name, also = [] }) => [name, ...also]);
  return rated.some(({ line, reason }) => reason === 'no-amount' && namesSalt(line.source, names));
}

/** A recipe's nutrition; null if nothing of it is known. */
export function calculateNutrition(recipe: Recipe, nutrientsOf: FindNutrients): RecipeNutrition | null {
  const find = (food: string) => {
    const found = nutrientsOf(food);
    return found.ok ? found.value : null;
  };
  const rated = rateLines(ingredientLines(recipe), recipe.language, find);
  const counted = rated.flatMap(({ grams, nutrients }) => (grams && nutrients ? [{ grams, nutrients }] : []));
  const all = weightOf(counted);
  if (!(all > 0)) return null;
  const missing = sum(rated.map((line) => line.missing));
  const known = weightOf(counted.filter(({ nutrients }) => !isWater(nutrients)));
  const shareKnown = missing === 0 ? 1 : known / (known + missing);
  const total = mapFigures((name) => (isListed(counted, name) ? totalOf(counted, name, missing) : null));
  const by = (factor: number) => mapFigures((name) => total[name] && scaled(total[name], factor));
  return {
    total,
    perServing: recipe.servings === null ? null : by(1 / recipe.servings),
    per100g: by(100 / all),
    grams: all,
    shareKnown,
    isEnough: shareKnown >= MIN_SHARE_KNOWN,
    saltUncounted: saltsToTaste(recipe, rated),
    notCounted: rated.flatMap(({ line: { row, text }, reason }) => (reason ? [{ row, text, reason }] : [])),
  };
}
