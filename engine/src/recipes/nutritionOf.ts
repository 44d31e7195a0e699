import type { AnyFoodId } from '../foods/foods.ts';
import { pieceOf } from '../foods/pieces.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { Ingredient, Nutrition } from './facts.ts';
import { HOUSEHOLD_WEIGHTS, NEGLIGIBLE_FOODS } from './householdWeights.ts';
import { isLiquid, type PantryId } from './pantry.ts';
import { unscaledQuantity } from './shownAmount.ts';
import { MAX_UNKNOWN_SHARE } from './unknownShare.ts';
import { gramsPerPiece, ingredientDensity, statedPerPiece } from './weights.ts';

/** Grams per milliliter of water, stock, vinegar and the like, and an upper bound for spices and herbs. */
const DEFAULT_DENSITY = 1;

/** Grams of one thing where a recipe names no size. */
const usualPerPiece = (food: AnyFoodId): number | undefined =>
  (pieceOf(food, 'piece') ?? pieceOf(food, 'medium'))?.grams;

/** The grams of an ingredient that are eaten; null if the weight of one is unknown. */
export function gramsEaten(ingredient: Ingredient): number | null {
  const { food, amount, eaten = 1 } = ingredient;
  if (!amount || eaten === 0) return 0;
  const { each: defaultGrams, tsp } = HOUSEHOLD_WEIGHTS[food] ?? {};
  const each =
    statedPerPiece(ingredient) ??
    gramsPerPiece(ingredient) ??
    defaultGrams ??
    usualPerPiece(sameNutrients(food));
  const spoon = tsp && tsp / US_MEASURES.teaspoon;
  const density = ingredientDensity(ingredient) ?? spoon ?? DEFAULT_DENSITY;
  const { count, to = count } = amount;
  const quantity = unscaledQuantity(
    count !== undefined && to !== undefined ? { ...amount, count: (count + to) / 2 } : amount,
    {
      density,
      ...(isLiquid(food) && { liquid: true as const }),
      ...(each !== undefined && { gramsEach: each }),
    },
  );
  if (!quantity) return NEGLIGIBLE_FOODS.has(food) ? 0 : null;
  return eaten * quantity.value * (quantity.unit === 'ml' ? density : 1);
}

/** Foods that only recipes tell from another. */
const SAME_NUTRIENTS = {
  'smoked-paprika': 'paprika',
  'black-peppercorns': 'black-pepper-ground',
} as const satisfies Record<Exclude<PantryId, AnyFoodId>, AnyFoodId>;

const isOnlyInRecipes = (food: PantryId): food is keyof typeof SAME_NUTRIENTS =>
  Object.hasOwn(SAME_NUTRIENTS, food);

/** The food whose nutrients one has that only recipes tell from it. */
export const sameNutrients = (food: PantryId): AnyFoodId =>
  isOnlyInRecipes(food) ? SAME_NUTRIENTS[food] : food;

/** What recipes state of 100 g of a food; null if its row lacks one of them. */
function nutritionPer100g(food: PantryId): Required<Nutrition> | null {
  const row = NUTRIENTS[sameNutrients(food)];
  if (!row) return null;
  const [, , calories, protein, fat, , carbs, , fiber] = row;
  return fiber === null ? null : { calories, protein, carbs, fat, fiber };
}

/**
 * Nutrition per serving, in whole kilocalories and grams: the sum of the ingredients' figures per 100 g as bought,
 * times the share of each that is eaten. Ignores cooking, since it mostly moves water. Null if an ingredient that
 * matters has no figure.
 */
export function nutritionOf(
  ingredients: readonly Ingredient[],
  servings: number,
): Required<Nutrition> | null {
  const eaten: { grams: number; row: Required<Nutrition> | null }[] = [];
  for (const ingredient of ingredients) {
    const grams = gramsEaten(ingredient);
    if (grams === null) return null;
    eaten.push({ grams, row: nutritionPer100g(ingredient.food) });
  }
  const dish = eaten.reduce((sum, { grams }) => sum + grams, 0);
  if (eaten.some(({ grams, row }) => !row && grams > MAX_UNKNOWN_SHARE * dish)) return null;
  const perServing = (name: keyof Nutrition) =>
    Math.round(eaten.reduce((sum, { grams, row }) => sum + grams * (row?.[name] ?? 0), 0) / 100 / servings);
  return {
    calories: perServing('calories'),
    protein: perServing('protein'),
    carbs: perServing('carbs'),
    fat: perServing('fat'),
    fiber: perServing('fiber'),
  };
}
