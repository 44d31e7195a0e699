import type { IngredientLine, Recipe } from '#domain/recipes/recipe.ts';
import { quantityOf } from '#domain/recipes/shownAmount.ts';

/** Nobody cooks more than this many times a recipe. */
export const LARGEST_FACTOR = 20;

/** An amount that a cook has of one ingredient, in the unit that `quantityIn` says. */
export interface Stock {
  /** The ingredient's key. */
  of: string;
  amount: number;
}

/** What the recipe takes of an ingredient: grams, milliliters or pieces; null if that cannot be said. */
export function quantityIn(line: IngredientLine): { unit: 'g' | 'ml' | 'piece'; value: number } | null {
  const { amount, fixed } = line;
  if (!amount || fixed) return null;
  if (amount.count !== undefined) return { unit: 'piece', value: amount.count };
  return quantityOf(amount, line);
}

/** The ingredients that a recipe can be scaled by. */
export const scalable = ({ ingredients }: Recipe) => ingredients.filter((line) => quantityIn(line) !== null);

/** What to multiply the recipe by to use up a stock; null unless it is above 0 and no more than LARGEST_FACTOR. */
export function factorOfStock(recipe: Recipe, { of, amount }: Stock): number | null {
  const line = recipe.ingredients.find(({ key }) => key === of);
  const quantity = line && quantityIn(line);
  const factor = quantity ? amount / quantity.value : 0;
  return factor > 0 && factor <= LARGEST_FACTOR ? factor : null;
}
