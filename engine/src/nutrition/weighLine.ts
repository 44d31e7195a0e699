import { cookedOf } from '../foods/cookedFood.ts';
import { isAnyFood } from '../foods/figures.ts';
import { CANNED_BEANS, DRAINED_BEANS } from '../foods/table/cookedFoods.ts';
import { EDIBLE_PERCENT } from '../foods/table/edibleShare.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { isPreserved } from '../text/line/findLineFood.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { exactly, type Figure, times } from './figure.ts';
import { isHandled, isMeasuredCooked, isMeasuredPrepared } from './lineHandling.ts';
import { SIMILAR_FOOD } from './rules.ts';
import { standInOf } from './standInOf.ts';
import { gramsOfUncounted, gramsOfUnweighed } from './unweighed.ts';

/** What nutrition needs to know of an ingredient line. */
export interface FoodLine {
  source: TextLine;
  words: RecipeWords;
  food: string | null;
  /** Grams that the line requires, as bought. */
  grams: Figure | null;
  milliliters: number | null;
  /** Whether it is measured on a scale. */
  weighed: boolean;
  /** Whether the food is only near the one that the line names. */
  isNear: boolean;
}

/** Whether a line counts cans of beans, whose weight is printed with the liquid: `2 (15 oz) cans`, `400 g can`. */
function isSizedCanOfBeans({ source, food }: FoodLine): boolean {
  const { amounts } = source.read;
  const main = amounts.find(({ role }) => role === 'main');
  // A can without a size is weighed drained
  const hasSize = amounts.length > 1 || main?.heldIn !== undefined;
  return food !== null && CANNED_BEANS.has(food) && hasSize && isPreserved(main);
}

/** The share of the grams that is eaten. */
function eatenShare(line: FoodLine): Figure {
  const { source, words, food, weighed } = line;
  if (isSizedCanOfBeans(line)) return DRAINED_BEANS;
  const percent = food !== null && isAnyFood(food) ? EDIBLE_PERCENT[food] : undefined;
  if (!weighed || percent === undefined) return exactly(1);
  if (isMeasuredPrepared(source) || isHandled(source, words, 'boneless')) return exactly(1);
  return exactly(percent / 100);
}

/** Whether recipes are counted with another food. */
export const hasStandInOnly = ({ food }: FoodLine) =>
  food !== null && isAnyFood(food) && NUTRIENTS[food] === undefined && standInOf(food) !== null;

/** The grams of a line that are eaten: without peel, bone, and the liquid of canned beans. Null if unknown. */
export function gramsEatenOf(line: FoodLine): Figure | null {
  const { source, food, milliliters, isNear } = line;
  const unweighed =
    food === null
      ? null
      : milliliters === null
        ? gramsOfUncounted(source, food)
        : gramsOfUnweighed(food, milliliters);
  const grams = line.grams ?? unweighed;
  const eaten = grams && times(grams, eatenShare(line));
  return eaten && (isNear || hasStandInOnly(line)) ? times(eaten, SIMILAR_FOOD) : eaten;
}

/** The foods whose nutrients a line has, best first. */
export function nutrientFoodsOf({ source, words, food }: FoodLine): readonly string[] {
  if (food === null) return [];
  const known = isAnyFood(food) ? food : null;
  const cooked = known && isMeasuredCooked(source, words) ? cookedOf(known) : null;
  const standIn = known && standInOf(known);
  return [...(cooked ? [cooked] : []), food, ...(standIn ? [standIn] : [])];
}
