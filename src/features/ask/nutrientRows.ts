import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { releaseOf } from '@gramwise/engine/foods/table/nutrientRelease.ts';
import { NUTRIENTS } from '@gramwise/engine/foods/table/nutrients.ts';
import type { AskedNutrient } from '@gramwise/engine/language/askWords/askWords.ts';
import { saltOf } from '@gramwise/engine/nutrition/labelParts.ts';
import { USDA_NAMES } from '#tools/nutrients/usdaNames.ts';

/** What 100 g of a food hold, and the row that says so. */
export interface FoundNutrient {
  /** Kilocalories or grams; null where the source lists none. */
  per100g: number | null;
  row: number;
  release: string;
  name: string;
}

/** What a food holds of a nutrient; null for a food without a row. Loaded when a question needs it. */
export function nutrientIn(food: string, nutrient: AskedNutrient): FoundNutrient | null {
  const found = NUTRIENTS[food as AnyFoodId];
  if (!found) return null;
  const [row, , energy, protein, fat, , carbohydrate, sugars, fiber, sodium] = found;
  const salt = sodium === null ? null : saltOf(sodium);
  const per100g = { energy, protein, fat, carbohydrate, sugars, fiber, salt }[nutrient];
  return { per100g, row, release: releaseOf(row), name: USDA_NAMES[row] ?? '' };
}
