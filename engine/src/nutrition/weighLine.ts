import { isAnyFood } from '../foods/figures.ts';
import { CANNED_BEANS, COOKED_FOODS } from '../foods/table/cookedFoods.ts';
import { EDIBLE_PERCENT } from '../foods/table/edibleShare.ts';
import { STAND_INS } from '../foods/table/standIns.ts';
import { hasTrait } from '../foods/traits.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { exactly, type Figure, times } from './figure.ts';
import { isMeasuredCooked, isMeasuredPrepared } from './lineHandling.ts';
import { DRAINED_BEANS, MAX_SPOONS_ML, SPOON_DENSITY, WATERY_DENSITY } from './rules.ts';

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
}

/** Containers of what is preserved in a liquid. */
const PRESERVED_IN: ReadonlySet<string> = new Set(['can', 'jar']);

/** Whether a line counts cans of beans, whose weight is printed with the liquid. */
function isCanOfBeans({ source, food }: FoodLine): boolean {
  const main = source.read.amounts.find(({ role }) => role === 'main');
  return food !== null && CANNED_BEANS.has(food) && PRESERVED_IN.has(main?.unit ?? '');
}

/** The share of the grams that is eaten. */
function eatenShare(line: FoodLine): Figure {
  const { source, food, weighed } = line;
  if (isCanOfBeans(line)) return DRAINED_BEANS;
  const percent = food !== null && isAnyFood(food) ? EDIBLE_PERCENT[food] : undefined;
  if (!weighed || percent === undefined || isMeasuredPrepared(source)) return exactly(1);
  return exactly(percent / 100);
}

/**
 * Grams of a food whose volume no source weighs: what is poured weighs about as much as water, and so do a few spoons
 * of a paste.
 */
function gramsByWater({ food, milliliters }: FoodLine): Figure | null {
  if (food === null || milliliters === null) return null;
  if (hasTrait(food, 'liquid')) return times(exactly(milliliters), WATERY_DENSITY);
  return milliliters <= MAX_SPOONS_ML ? times(exactly(milliliters), SPOON_DENSITY) : null;
}

/** The grams of a line that are eaten: without peel, bone, and the liquid of canned beans. Null if unknown. */
export function gramsEatenOf(line: FoodLine): Figure | null {
  const grams = line.grams ?? gramsByWater(line);
  return grams && times(grams, eatenShare(line));
}

/** The foods whose nutrients a line has, best first. */
export function nutrientFoodsOf({ source, words, food }: FoodLine): readonly string[] {
  if (food === null) return [];
  const known = isAnyFood(food) ? food : null;
  const cooked = known && isMeasuredCooked(source, words) ? COOKED_FOODS[known] : undefined;
  const standIn = known ? STAND_INS[known] : undefined;
  return [...(cooked ? [cooked] : []), food, ...(standIn ? [standIn] : [])];
}
