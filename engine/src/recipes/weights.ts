import { cupWeight, defaultFill, isFood } from '../foods/figures.ts';
import type { AnyFoodId } from '../foods/foods.ts';
import { pieceOf } from '../foods/pieces.ts';
import type { Ingredient } from './facts.ts';

/** Grams per milliliter of an ingredient, to four digits, if the table of foods has a figure. */
export function ingredientDensity({ food, fill }: Ingredient): number | undefined {
  if (!isFood(food)) return undefined;
  const weight = cupWeight(food, fill ?? defaultFill(food));
  if (!weight) throw new Error(`No source has ${food} ${fill}`);
  return Number(weight.density.toPrecision(4));
}

/** Grams of one counted thing, if the recipe says which size it is. */
export function gramsPerPiece({ food, piece }: Ingredient): number | undefined {
  if (piece === undefined) return undefined;
  const found = pieceOf(food as AnyFoodId, piece);
  if (!found) throw new Error(`No source has ${food} by the ${piece}`);
  return found.grams;
}

/** Grams of each counted thing that a recipe states: `4 fillets of about 180 g each`. */
export function statedPerPiece({ values = {} }: Ingredient): number | undefined {
  const sizes = Object.values(values).flatMap((value) => (value.is === 'amount' && value.fixed ? value : []));
  return sizes.find(({ grams }) => grams !== undefined)?.grams;
}
