import { US_MEASURES } from '../units/usMeasures.ts';
import type { Ingredient, Nutrition } from './facts.ts';
import { HOUSEHOLD_WEIGHTS, NEGLIGIBLE_FOODS, NUTRIENTS, type NutrientRow } from './nutrients.ts';
import { isLiquid } from './pantry.ts';
import { unscaledQuantity } from './shownAmount.ts';
import { gramsPerPiece, ingredientDensity } from './weights.ts';

/** Ingredients without nutrients are ignored up to this share of the dish. */
const MAX_UNKNOWN_SHARE = 0.02;

/** Grams per milliliter of water, stock, vinegar and the like, and an upper bound for spices and herbs. */
const DEFAULT_DENSITY = 1;

/** The grams of an ingredient that are eaten; null if the weight of one is unknown. */
export function gramsEaten(ingredient: Ingredient): number | null {
  const { food, amount, eaten = 1 } = ingredient;
  if (!amount || eaten === 0) return 0;
  const { each: defaultGrams, tsp } = HOUSEHOLD_WEIGHTS[food] ?? {};
  const each = gramsPerPiece(ingredient) ?? defaultGrams;
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

/**
 * Nutrition per serving, in whole kilocalories and grams: the sum of the ingredients' figures per 100 g as bought,
 * times the share of each that is eaten. Ignores cooking, since it mostly moves water. Null if an ingredient that
 * matters has no figure.
 */
export function nutritionOf(
  ingredients: readonly Ingredient[],
  servings: number,
): Required<Nutrition> | null {
  const eaten: { grams: number; row: NutrientRow | undefined }[] = [];
  for (const ingredient of ingredients) {
    const grams = gramsEaten(ingredient);
    if (grams === null) return null;
    eaten.push({ grams, row: NUTRIENTS[ingredient.food] });
  }
  const dish = eaten.reduce((sum, { grams }) => sum + grams, 0);
  if (eaten.some(({ grams, row }) => !row && grams > MAX_UNKNOWN_SHARE * dish)) return null;
  const perServing = (column: 1 | 2 | 3 | 4 | 5) =>
    Math.round(eaten.reduce((sum, { grams, row }) => sum + grams * (row?.[column] ?? 0), 0) / 100 / servings);
  return {
    calories: perServing(1),
    protein: perServing(2),
    carbs: perServing(3),
    fat: perServing(4),
    fiber: perServing(5),
  };
}
