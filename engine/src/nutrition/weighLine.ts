import { cookedOf } from '../foods/cookedFood.ts';
import { anyCategoryOf, isAnyFood } from '../foods/figures.ts';
import type { AnyFoodId } from '../foods/foods.ts';
import { distinguishingWords } from '../foods/match/distinguishingWords.ts';
import { BONE_IN_PERCENT } from '../foods/table/boneIn.ts';
import { CANNED_BEANS, DRAINED_BEANS, DRAINED_SHARE, preservedFood } from '../foods/table/cookedFoods.ts';
import { EDIBLE_PERCENT } from '../foods/table/edibleShare.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import type { RecipeWords } from '../language/recipe/recipeWords.ts';
import { countsCuts } from '../text/line/countsCuts.ts';
import { isPreserved } from '../text/line/matchLine.ts';
import { mainOf } from '../text/line/readLine.ts';
import type { TextLine } from '../text/line/textLine.ts';
import { exactly, type Figure, times } from './figure.ts';
import { hasSkin } from './lessFat.ts';
import {
  findHandled,
  isHandled,
  isMeasuredCooked,
  isMeasuredPrepared,
  isSoldTrimmed,
  nameEnd,
} from './lineHandling.ts';
import { BREAST_HALF, FRIED_BACON, SIMILAR_FOOD, THIGHS, WHOLE_CHICKEN } from './rules.ts';
import { standInOf } from './standInOf.ts';
import { countOf, gramsOfUncounted, gramsOfUnweighed } from './unweighed.ts';

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

/** Whether a line says of canned food that it is drained: `400 g canned chickpeas, drained`. */
function isDrainedLater(source: TextLine): boolean {
  const { drained } = distinguishingWords(source.lexicon).states;
  const end = nameEnd(source);
  const said = source.tokens.filter(({ key }) => drained.has(key));
  return said.some(({ start }) => start < end) && said.some(({ start }) => start >= end);
}

/**
 * The share that is eaten of cans whose weight is printed with the liquid: `2 (15 oz) cans`, `400 g can`, `800 g (2 cans)`.
 * Null for anything else.
 */
function shareOfCan({ source, food, weighed }: FoodLine): Figure | null {
  const { amounts } = source.read;
  const main = mainOf(source.read);
  // A can without a size is weighed drained, and cups measure what is drained
  const hasSize = weighed || amounts.length > 1 || main?.heldIn !== undefined;
  const isHeld = amounts.some((amount) => isPreserved(amount)) || isDrainedLater(source);
  if (food === null || !hasSize || !isHeld) return null;
  if (CANNED_BEANS.has(food)) return DRAINED_BEANS;
  const left = isAnyFood(food) ? DRAINED_SHARE[preservedFood(food) ?? food] : undefined;
  return left === undefined ? null : exactly(left);
}

/** Chicken that a line counts is whole: `1 (3 pound) chicken`. */
const asWeighed = ({ source, food }: FoodLine) =>
  food === 'chicken' && mainOf(source.read)?.unit === null ? 'whole-chicken' : food;

/** The share of thighs that is eaten, by what their line says of bones and skin. */
function shareOfThighs(line: FoodLine): Figure {
  const { source, words } = line;
  const says = (how: 'boneIn' | 'skinless') => isHandled(source, words, how);
  if (hasSkin(line)) return exactly(THIGHS.withSkin);
  if (says('boneIn') || says('skinless')) return exactly(THIGHS.withoutSkin);
  return THIGHS.unsaid;
}

/** Whether the food is cooked when it is measured; cups hold cooked meat wherever a line says it: `2 cups chicken (cooked)`. */
export const isCooked = (line: FoodLine): boolean => {
  const { source, words, food, milliliters, weighed } = line;
  return (
    isMeasuredCooked(source, words) ||
    isFriedBacon(line) ||
    (milliliters !== null && !weighed && anyCategoryOf(food) === 'meat' && isHandled(source, words, 'cooked'))
  );
};

/** Whether a pie has a lid: `1 pastry for a double-crust pie`. */
const hasTwoCrusts = ({ source, words, food, weighed }: FoodLine) =>
  food === 'pie-crust' && !weighed && isHandled(source, words, 'twoCrusts');

/** Whether bacon is fried and its fat left in the pan: `6 slices bacon, cooked and crumbled`. */
const isFriedBacon = ({ source, words, food }: FoodLine) =>
  food === 'bacon' && isHandled(source, words, 'cooked');

/** Whether a food has lost what is not eaten by how it is sold or cut: no one cuts bones into cubes, but center-cut chops have theirs. */
function isTrimmed({ source, words }: FoodLine, food: AnyFoodId): boolean {
  const category = anyCategoryOf(food);
  if (food === 'whole-chicken' || (category === 'meat' && isHandled(source, words, 'boneIn'))) return false;
  if (isMeasuredPrepared(source)) return true;
  if (category === 'meat') return isHandled(source, words, 'cutUp');
  return (category === 'vegetables' || category === 'fruit') && isSoldTrimmed(source, words);
}

/** Whether meat has no bones when it is weighed: whole birds lose theirs later, `1 (3 pound) chicken, boiled and boned`. */
function isBoneless(line: FoodLine): boolean {
  const { source, words } = line;
  const isLater = asWeighed(line) === 'whole-chicken';
  return findHandled(source, words, 'boneless').some((start) => !isLater || start < nameEnd(source));
}

/**
 * What is eaten of potatoes, whose weights of pieces have the peel off: all that a line says to be unpeeled or weighed
 * peeled, half of the peel where it does not say that they are peeled: of 395 lines of recipes, 140 do and 22 that they
 * are not. Null for anything else.
 */
function shareWithPeel({ source, words, food, weighed, milliliters }: FoodLine): Figure | null {
  if (food !== 'potatoes-diced' || (!weighed && milliliters !== null)) return null;
  const low = (EDIBLE_PERCENT[food] ?? 100) / 100;
  const whole = exactly(weighed ? 1 : 1 / low);
  if (isHandled(source, words, 'skinOn')) return whole;
  const [peeled] = findHandled(source, words, 'skinless');
  if (peeled !== undefined) return weighed && peeled < nameEnd(source) ? whole : null;
  return times({ low, value: (1 + low) / 2, high: 1 }, whole);
}

/** The share of the grams that is eaten. */
function eatenShare(line: FoodLine): Figure {
  const { source, words, weighed } = line;
  const drained = shareOfCan(line);
  if (drained) return drained;
  if (isFriedBacon(line)) return exactly(FRIED_BACON);
  const food = asWeighed(line);
  const id = food !== null && isAnyFood(food) ? food : null;
  const percent =
    id && (EDIBLE_PERCENT[id] ?? (isHandled(source, words, 'boneIn') ? BONE_IN_PERCENT[id] : undefined));
  const withPeel = shareWithPeel(line);
  if (withPeel) return withPeel;
  if (!weighed || !percent || isBoneless(line) || isTrimmed(line, id)) return exactly(1);
  if (id === 'whole-chicken') return WHOLE_CHICKEN;
  return id === 'chicken-thighs' ? shareOfThighs(line) : exactly(percent / 100);
}

/** Whether recipes are counted with another food. */
export const hasStandInOnly = ({ food }: FoodLine) =>
  food !== null && isAnyFood(food) && NUTRIENTS[food] === undefined && standInOf(food) !== null;

/** Grams of the halves of chicken breasts that a line counts, which are less than a breast of today; null for anything else. */
function gramsOfHalves({ source, words, food, weighed }: FoodLine): Figure | null {
  const main = mainOf(source.read);
  const isBreast = food === 'chicken-breasts' || (food === 'chicken' && isHandled(source, words, 'boneless'));
  const isHalf = isBreast && !weighed && main?.unit === null && countsCuts(source);
  return isHalf ? times(countOf(main), BREAST_HALF) : null;
}

/** The grams of a line that are eaten: without peel, bone, and the liquid of canned beans. Null if unknown. */
export function gramsEatenOf(line: FoodLine): Figure | null {
  const { source, food, milliliters, isNear, weighed } = line;
  // `24 cocktail sausages`
  if (isNear && !weighed && mainOf(source.read)?.unit === null && isHandled(source, line.words, 'mini'))
    return null;
  // Usual weights are slow to find, so only where no source weighs it
  const unweighed = () =>
    food === null
      ? null
      : milliliters === null
        ? gramsOfUncounted(source, food, line.words)
        : gramsOfUnweighed(food, milliliters);
  const grams = gramsOfHalves(line) ?? line.grams ?? unweighed();
  const bought = grams && hasTwoCrusts(line) ? times(grams, exactly(2)) : grams;
  const eaten = bought && times(bought, eatenShare(line));
  return eaten && (isNear || hasStandInOnly(line)) ? times(eaten, SIMILAR_FOOD) : eaten;
}

/** The foods whose nutrients a line has, best first. */
export function nutrientFoodsOf(line: FoodLine): readonly string[] {
  const { food } = line;
  if (food === null) return [];
  const known = isAnyFood(food) ? food : null;
  if (isFriedBacon(line)) return ['bacon-cooked'];
  const cooked = known && isCooked(line) ? cookedOf(known) : null;
  const standIn = known && standInOf(known);
  return [...(cooked ? [cooked] : []), food, ...(standIn ? [standIn] : [])];
}
