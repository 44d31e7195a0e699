import { isKindOf } from '../foods/generalFood.ts';
import { type FoodRole, hasRole } from '../foods/roles.ts';
import type { Quantity } from './stock.ts';

/** What a cook has to mind beyond multiplied amounts, in the order of telling. */
const SCALE_HINTS = ['cooling', 'frying', 'leavening', 'eggs', 'gelatin'] as const;
export type ScaleHint = (typeof SCALE_HINTS)[number];

/** A food and how much of it the recipe as written takes; null if it does not say. */
export interface ScaledLine {
  food: string;
  quantity: Quantity | null;
  /** Whether the recipe says that food is fried in it. */
  fries?: boolean;
  /** Whether it stays as it is when the recipe is scaled, as oil to fry in does in our recipes. */
  fixed?: true | undefined;
}

interface ScaledRecipe {
  lines: readonly ScaledLine[];
  /** The collection of one of our recipes: soups are soups, whatever is in them. */
  collection?: string;
}

/** From three times on, a batch stands longer between mixing and oven: joepastry.com, When Baking Recipes Don't Scale. */
const MANY_BATCHES = 3;
/** A mold twice as large sets slowly. */
const LARGE_MOLD = 2;

/** Milliliters or grams of it in the recipe as written that cook meat, and do not only moisten it: ours. */
const MIN_STEW_LIQUID = 200;
/** What counts as a large pot, in grams and milliliters of what goes in: ours, about three liters. Authorities name no size. */
const LARGE_POT = 3000;

/** Less fat than this, in grams or milliliters, browns; more of it is to swim in. */
const DEEP_FAT = 250;

/** How far a number of eggs may be from a whole one to be called whole. */
const EGG_TOLERANCE = 0.1;

const swims = ({ food, fries, fixed }: ScaledLine) => fries || (fixed && isKindOf(food, 'oil'));

const holds = ({ lines }: ScaledRecipe, role: FoodRole) => lines.some(({ food }) => hasRole(food, role));

const weightOf = ({ quantity }: ScaledLine) => (quantity && quantity.unit !== 'piece' ? quantity.value : 0);

const totalOf = (lines: readonly ScaledLine[]) => lines.reduce((sum, line) => sum + weightOf(line), 0);

const isStew = (recipe: ScaledRecipe) =>
  holds(recipe, 'stewedMeat') &&
  totalOf(recipe.lines.filter(({ food }) => hasRole(food, 'stewLiquid'))) >= MIN_STEW_LIQUID;

/** Large pots need help to cool: FDA Food Code 3-501.14, 57 to 21 °C within 2 hours, to 5 °C within 4 more. */
function coolsSlowly(recipe: ScaledRecipe, factor: number): boolean {
  const inPot = totalOf(recipe.lines.filter((line) => !swims(line)));
  const isPot = recipe.collection === 'soup' || holds(recipe, 'potFood') || isStew(recipe);
  return isPot && !holds(recipe, 'leavening') && inPot * factor >= LARGE_POT;
}

/** Whether an odd factor asks for part of an egg. */
const splitsEggs = ({ lines }: ScaledRecipe, factor: number) =>
  lines
    .filter(({ food, quantity }) => food === 'whole-egg' && quantity?.unit === 'piece')
    .map(({ quantity }) => (quantity?.value ?? 0) * factor)
    .some((count) => Math.abs(count - Math.round(count)) > EGG_TOLERANCE);

const APPLIES: Readonly<Record<ScaleHint, (recipe: ScaledRecipe, factor: number) => boolean>> = {
  cooling: (recipe, factor) => factor > 1 && coolsSlowly(recipe, factor),
  frying: ({ lines }, factor) =>
    factor > 1 && lines.some((line) => swims(line) && weightOf(line) >= DEEP_FAT),
  leavening: (recipe, factor) =>
    factor >= MANY_BATCHES &&
    holds(recipe, 'leavening') &&
    (holds(recipe, 'flour') || holds(recipe, 'besideFlour')),
  eggs: splitsEggs,
  gelatin: (recipe, factor) => factor >= LARGE_MOLD && holds(recipe, 'gelling'),
};

/**
 * What to mind about a recipe scaled by a factor, where multiplying is not enough; none for the recipe as written.
 * Salt in ferments is no hint of this list: what preserves is always scaled exactly.
 */
export function scaleHints(recipe: ScaledRecipe, factor: number): readonly ScaleHint[] {
  if (!Number.isFinite(factor) || factor <= 0 || factor === 1) return [];
  return SCALE_HINTS.filter((hint) => APPLIES[hint](recipe, factor));
}
