import type { AnyFoodId } from '../foods/foods.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { STAND_INS } from '../foods/table/standIns.ts';
import { exactly } from '../nutrition/figure.ts';
import { type NutrientRow, type SummedNutrition, sumNutrition } from '../nutrition/sumNutrition.ts';
import type { RecipeFacts } from './facts.ts';
import { gramsEaten, sameNutrients } from './nutritionOf.ts';

/** What is not counted of a recipe of our own, by the key of its ingredient. */
export interface OwnNutrition extends SummedNutrition {
  saltUncounted: boolean;
  notCounted: readonly string[];
}

function rowOf(food: AnyFoodId): NutrientRow | null {
  const standIn = STAND_INS[food];
  const found = NUTRIENTS[food] ?? (standIn && NUTRIENTS[standIn]);
  if (!found) return null;
  const [, water, energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium] = found;
  return { water, energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium };
}

/** The nutrition of a recipe of our own by its facts, with foods of the same kind where USDA has no row. */
export function ownNutritionOf({ ingredients, servings }: RecipeFacts): OwnNutrition | null {
  const weighed = Object.entries(ingredients).map(([key, ingredient]) => ({
    key,
    ingredient,
    grams: gramsEaten(ingredient),
    row: rowOf(sameNutrients(ingredient.food)),
  }));
  const counted = weighed.flatMap(({ grams, row }) =>
    grams && row ? [{ grams: exactly(grams), nutrients: row }] : [],
  );
  const average = counted.reduce((sum, { grams }) => sum + grams.value, 0) / Math.max(counted.length, 1);
  const missing = weighed
    .filter(({ grams, row }) => grams === null || (grams > 0 && !row))
    .reduce((sum, { grams }) => sum + (grams ?? average), 0);
  const summed = sumNutrition(counted, { missing, servings: servings ?? null });
  if (!summed) return null;
  const untold = weighed.filter(({ ingredient }) => !ingredient.amount);
  return {
    ...summed,
    saltUncounted: untold.some(({ ingredient }) => ingredient.food === 'salt'),
    notCounted: weighed
      .filter(({ ingredient, grams, row }) => !ingredient.amount || grams === null || (grams > 0 && !row))
      .map(({ key }) => key),
  };
}
