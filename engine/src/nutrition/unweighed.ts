import { categoryOf, cupWeight, defaultFill, densityOf, isAnyFood, isFood } from '../foods/figures.ts';
import { type AnyFoodId, type CategoryId, FOOD_GROUPS, type FoodId } from '../foods/foods.ts';
import { isKindOf } from '../foods/generalFood.ts';
import { hasTrait } from '../foods/traits.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { countsCuts } from '../text/line/countsCuts.ts';
import { type LineAmount, mainOf } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import { hasEatenTrait } from './eatenTraits.ts';
import { exactly, type Figure, times } from './figure.ts';
import { isHandled, isRoastedWhole } from './lineHandling.ts';
import {
  BEER_BOTTLE,
  COOKED_BREAST_HALF,
  MAX_SPOONS_ML,
  PASTA_SAUCE_JAR,
  PLANT_CUT,
  ROAST_CHICKEN,
  SIMILAR_FOOD,
  SMALL_VEGETABLE,
  SPOON_DENSITY,
  USUAL_CAN,
  USUAL_DENSITIES,
  USUAL_JAR,
  USUAL_LOAF,
  USUAL_PORTION,
  USUAL_SLICE,
  WATERY_DENSITY,
  WHOLE_VEGETABLE,
  WINTER_SQUASH,
} from './rules.ts';
import { standInOf } from './standInOf.ts';

/** Grams per milliliter of most foods of a kind in our table of weights. */
function usualDensity(category: CategoryId): Figure {
  const foods = Object.keys(FOOD_GROUPS[category]) as FoodId[];
  const densities = foods.map(densityOf).sort((a, b) => a - b);
  const at = (share: number) => densities[Math.floor(share * (densities.length - 1))] ?? 1;
  const { low, value, high } = USUAL_DENSITIES;
  return { low: at(low), value: at(value), high: at(high) };
}

/** Grams per milliliter of the food that stands for another; null where no source weighs a cup of it. */
function densityOfStandIn(food: string): Figure | null {
  const other = isAnyFood(food) ? standInOf(food) : null;
  if (other === null || !isFood(other)) return null;
  const cup = cupWeight(other, defaultFill(other));
  if (!cup) return null;
  const { low, high } = SIMILAR_FOOD;
  const { density, lowest, highest } = cup;
  return {
    value: density,
    low: (lowest / US_MEASURES.cup) * low,
    high: (highest / US_MEASURES.cup) * high,
  };
}

/**
 * Grams of a food whose volume no source weighs: what is poured weighs about as much as water; else it weighs as much
 * as the food that stands for it, a few spoons as much as pastes, and more as much as most foods of its kind.
 */
export function gramsOfUnweighed(food: string, milliliters: number): Figure | null {
  const volume = exactly(milliliters);
  if (hasTrait(food, 'liquid')) return times(volume, WATERY_DENSITY);
  const alike = densityOfStandIn(food);
  if (alike) return times(volume, alike);
  if (milliliters <= MAX_SPOONS_ML) return times(volume, SPOON_DENSITY);
  return isAnyFood(food) ? times(volume, usualDensity(categoryOf(food))) : null;
}

/** Counting words of whole pieces, beside none. */
const WHOLE: ReadonlySet<string> = new Set(['piece', 'stalk', 'bunch', 'head']);

/** Vegetables of which a line counts more are small ones: 18 olives, 16 baby carrots. */
const MAX_WHOLE_VEGETABLES = 6;

/** Whether a line has a word for slices: `5 large thin slices ham`. */
const namesSlices = ({ tokens, lexicon }: TextLine) =>
  tokens.some(({ key }) => lexicon.units.map.get(key) === 'slice');

/** Whether a line counts wedges and the like before it names the food: `2 wedges lemon`. */
function countsCutsOf({ tokens, lexicon, read }: TextLine): boolean {
  const main = mainOf(read);
  return tokens.some(
    ({ key, start, end }) => main && start > main.start && end <= main.end && lexicon.list.cuts.map.has(key),
  );
}

const isIn = <Key extends string>(table: Readonly<Record<Key, Figure>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** Grams of a slice, wedge or leaf, by its kind of food; undefined where a line counts none. */
function usualCut(source: TextLine, food: AnyFoodId): Figure | null | undefined {
  const category: CategoryId = categoryOf(food);
  if (category === 'vegetables' || category === 'fruit')
    return countsCuts(source) || countsCutsOf(source) ? PLANT_CUT : undefined;
  if (!countsCuts(source) && !namesSlices(source)) return undefined;
  // A `lámina de hojaldre` is a sheet
  if (category === 'bakery' && !hasEatenTrait(food, 'loaf')) return null;
  return isIn(USUAL_SLICE, category) ? USUAL_SLICE[category] : null;
}

/** Grams of a whole piece of which a line counts up to `most`; null where its kind of food says too little. */
function usualWhole(food: AnyFoodId, most: number): Figure | null {
  const category: CategoryId = categoryOf(food);
  if (isKindOf(food, 'winter-squash')) return WINTER_SQUASH;
  if (category === 'vegetables' && !hasEatenTrait(food, 'sliced'))
    return most > MAX_WHOLE_VEGETABLES ? SMALL_VEGETABLE : WHOLE_VEGETABLE;
  // A single one may be a joint
  const isPortion = isIn(USUAL_PORTION, category) && most > 1 && hasEatenTrait(food, 'portioned');
  return isPortion ? USUAL_PORTION[category] : null;
}

/** Grams of a roasted chicken, else of what is counted of one; null where a line counts slices or other food. */
function cookedChicken(source: TextLine, food: AnyFoodId, words: RecipeWords): Figure | null {
  const main = mainOf(source.read);
  if (food !== 'cooked-chicken' || main?.unit !== null) return null;
  if (isRoastedWhole(source, words)) return ROAST_CHICKEN;
  // A single one may be a whole bird
  const isPart = countsCuts(source) || countOf(main).high > 1 || isHandled(source, words, 'breast');
  return isPart ? COOKED_BREAST_HALF : null;
}

/** How many a line counts. */
export const countOf = ({ values }: Pick<LineAmount, 'values'>): Figure => {
  const [low = 0, high = low] = values;
  return { low, high, value: (low + high) / 2 };
};

/** Grams of what a line counts by the can, jar or bottle; undefined for any other unit, null for an unknown bottle. */
function usualPack(food: AnyFoodId, unit: string | null): Figure | null | undefined {
  if (unit === 'bottle') return food === 'beer' ? BEER_BOTTLE : null;
  if (unit === 'jar') return food === 'marinara-sauce' ? PASTA_SAUCE_JAR : USUAL_JAR;
  return unit === 'can' ? USUAL_CAN : undefined;
}

/** Grams of a loaf; null where a line counts none: `1 loaf Italian bread`, but not `1 ciabatta`, which may be a roll. */
const usualLoaf = (source: TextLine, food: AnyFoodId, words: RecipeWords): Figure | null =>
  isHandled(source, words, 'loaf') && hasEatenTrait(food, 'loaf') ? USUAL_LOAF : null;

/** Grams of cans, bottles, pieces and cuts that a line counts and no source weighs; null for anything else. */
export function gramsOfUncounted(source: TextLine, food: string, words: RecipeWords): Figure | null {
  const main = mainOf(source.read);
  if (!main || !isAnyFood(food)) return null;
  const count = countOf(main);
  const cut = usualCut(source, food);
  const isWhole = main.unit === null || WHOLE.has(main.unit);
  const piece = cut === undefined && isWhole ? usualWhole(food, count.high) : cut;
  const bird = cookedChicken(source, food, words);
  const each = usualPack(food, main.unit) ?? usualLoaf(source, food, words) ?? bird ?? piece;
  if (!each) return null;
  return times(count, each);
}
