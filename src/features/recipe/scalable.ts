import type { IngredientLine, Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { unscaledQuantity } from '@gramwise/engine/recipes/shownAmount.ts';
import { type Quantity, type Stock, stockFactor } from '@gramwise/engine/recipes/stock.ts';

/** The required quantity of an ingredient: grams, milliliters or pieces; null if unknown. */
export function requiredQuantityOf(line: IngredientLine): Quantity | null {
  const { amount, fixed } = line;
  if (!amount || fixed) return null;
  if (amount.count !== undefined) return { unit: 'piece', value: amount.count };
  return unscaledQuantity(amount, line);
}

/** The factor that uses up a stock; null unless `stockFactor` allows it. */
export function factorForStock(recipe: Recipe, { of, amount }: Stock): number | null {
  const line = recipe.ingredients.find(({ key }) => key === of);
  return stockFactor(amount, (line && requiredQuantityOf(line)?.value) ?? 0);
}

/** What hints on scaling need to know. */
export const scaledRecipe = ({ ingredients, collection }: Recipe) => ({
  collection,
  lines: ingredients.map(({ fixed, ...line }) => ({
    food: line.food,
    fixed,
    quantity: requiredQuantityOf(line),
  })),
});
