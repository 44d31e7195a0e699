import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { namesSalt } from '../nutrition/lineHandling.ts';
import type { IngredientLine, RatedLine, UncountedReason } from '../nutrition/ratedLine.ts';
import { rateLines } from '../nutrition/rateLines.ts';
import { type SummedNutrition, sum, sumNutrition } from '../nutrition/sumNutrition.ts';
import type { Result } from '../result.ts';
import { mainOf } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { dryLine } from './dryLine.ts';
import type { Nutrients } from './foods.ts';
import { isChosen, sourceOfLine } from './lineSources.ts';
import { finderForList } from './listFinder.ts';
import { type NearLine, nearLine } from './nearLine.ts';
import type { Recipe, RecipeLine } from './recipe.ts';
import { middle } from './span.ts';
import { statedMilliliters, statesPieceWeight } from './statedWeight.ts';

export type { Figure } from '../nutrition/figure.ts';
export type { UncountedReason } from '../nutrition/ratedLine.ts';
export {
  NUTRITION_FIGURES,
  type NutritionFigure,
  type NutritionFigures,
} from '../nutrition/sumNutrition.ts';

export interface UncountedLine {
  id: string;
  row: number;
  text: string;
  reason: UncountedReason;
  /** The name of the similar food that it is counted as. */
  countedAs?: string;
}

export interface RecipeNutrition extends SummedNutrition {
  /** Salt without an amount, so that sodium is only a lower bound. */
  saltUncounted: boolean;
  notCounted: readonly UncountedLine[];
}

type FindNutrients = (food: string) => Result<Nutrients, string>;

/** A line's food as it is measured, and how much of it, with a near food where the line's own is unknown. */
function foodOfLine(line: RecipeLine, source: TextLine, recipe: Recipe): NearLine & { isNear: boolean } {
  const { food, requiredQuantity: takes } = line;
  const dry = food && !isChosen(line) ? dryLine(source, food, recipe) : null;
  if (dry) return { ...dry, isNear: false };
  const near = food || !takes || isChosen(line) ? null : nearLine(source, recipe);
  return near ? { ...near, isNear: true } : { food, takes, isNear: false };
}

/** The food of a line without an amount, which reading a recipe does not look up. */
const unmeasuredFood = (source: TextLine, { foods, toldCountry }: Recipe) =>
  foods && finderForList(foods, toldCountry).inLine(source);

function ingredientLine(line: RecipeLine, recipe: Recipe, heading: TextLine | null): IngredientLine {
  const source = sourceOfLine(line, lexiconOf(recipe.language.line));
  const { food, takes, isNear } = foodOfLine(line, source, recipe);
  const grams = takes?.grams ?? null;
  const sizes = measureSizesIn(recipe.country);
  const volume = takes?.in === 'milliliters' ? takes : statedMilliliters(source, sizes);
  return {
    id: line.id,
    row: line.row,
    text: line.text,
    source,
    heading,
    food: (food ?? (takes ? null : unmeasuredFood(source, recipe)))?.id ?? null,
    isNear,
    grams: grams && { value: grams.value, low: grams.lowest, high: grams.highest },
    milliliters: volume && middle(volume),
    weighed: takes?.in === 'grams' || statesPieceWeight(source, sizes),
    hasAmount: takes !== null || (mainOf(source.read)?.values.at(-1) ?? 0) > 0,
  };
}

function ingredientLines(recipe: Recipe): readonly IngredientLine[] {
  const lexicon = lexiconOf(recipe.language.line);
  let heading: TextLine | null = null;
  const found: IngredientLine[] = [];
  for (const line of recipe.lines) {
    if (line.kind === 'heading') heading = sourceOfLine(line, lexicon);
    if (line.kind === 'ingredient') found.push(ingredientLine(line, recipe, heading));
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

/** A line that is not counted, or as another food, whose name is that of the recipe's language. */
function uncountedLine(
  { line: { id, row, text }, reason, countedAs }: RatedLine<Nutrients>,
  { foods }: Recipe,
): UncountedLine[] {
  if (!reason) return [];
  const named = countedAs && foods?.foods.find(({ id }) => id === countedAs)?.name;
  return [{ id, row, text, reason, ...(named && { countedAs: named }) }];
}

/** A recipe's nutrition; null if nothing of it is known. */
export function calculateNutrition(recipe: Recipe, nutrientsOf: FindNutrients): RecipeNutrition | null {
  const find = (food: string) => {
    const found = nutrientsOf(food);
    return found.ok ? found.value : null;
  };
  const { servings, makes } = recipe;
  // A loaf is no serving, but a slice of it
  const portions = makes?.cut ?? { low: servings, high: makes?.high ?? servings };
  const rated = rateLines(ingredientLines(recipe), {
    pack: recipe.language,
    servings: portions.low,
    find,
  });
  const counted = rated.flatMap(({ grams, nutrients }) => (grams && nutrients ? [{ grams, nutrients }] : []));
  const missing = sum(rated.map((line) => line.missing));
  const summed = sumNutrition(counted, { missing, servings: portions.low, mostServings: portions.high });
  if (!summed) return null;
  return {
    ...summed,
    saltUncounted: saltsToTaste(recipe, rated),
    notCounted: rated.flatMap((line) => uncountedLine(line, recipe)),
  };
}
