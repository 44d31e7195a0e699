import { lexiconOf } from '../language/lexicon.ts';
import { namesSalt } from '../nutrition/lineHandling.ts';
import {
  type IngredientLine,
  type RatedLine,
  rateLines,
  type UncountedReason,
} from '../nutrition/rateLines.ts';
import { type SummedNutrition, sumNutrition } from '../nutrition/sumNutrition.ts';
import type { Result } from '../result.ts';
import type { TextLine } from '../text/line/textLine.ts';
import type { Nutrients } from './foods.ts';
import { sourceOfLine } from './lineSources.ts';
import type { Recipe, RecipeLine } from './recipe.ts';

export type { Figure } from '../nutrition/figure.ts';
export type { UncountedReason } from '../nutrition/rateLines.ts';
export {
  NUTRITION_FIGURES,
  type NutritionFigure,
  type NutritionFigures,
} from '../nutrition/sumNutrition.ts';

export interface UncountedLine {
  row: number;
  text: string;
  reason: UncountedReason;
}

export interface RecipeNutrition extends SummedNutrition {
  /** Salt without an amount, so that sodium is only a lower bound. */
  saltUncounted: boolean;
  notCounted: readonly UncountedLine[];
}

type FindNutrients = (food: string) => Result<Nutrients, string>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

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
  const missing = sum(rated.map((line) => line.missing));
  const summed = sumNutrition(counted, { missing, servings: recipe.servings });
  if (!summed) return null;
  return {
    ...summed,
    saltUncounted: saltsToTaste(recipe, rated),
    notCounted: rated.flatMap(({ line: { row, text }, reason }) => (reason ? [{ row, text, reason }] : [])),
  };
}
