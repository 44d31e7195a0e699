import type { AnyFoodId } from '../foods/foods.ts';
import { pieceOf } from '../foods/pieces.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import type { Ingredient } from './facts.ts';
import { HOUSEHOLD_WEIGHTS, NEGLIGIBLE_FOODS } from './householdWeights.ts';
import { isLiquid, type PantryId } from './pantry.ts';
import { unscaledQuantity } from './shownAmount.ts';
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
