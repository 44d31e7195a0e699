import type { NutrientSource } from '@gramwise/engine/ask/nutrientResults.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { NUTRIENTS } from '@gramwise/engine/foods/table/nutrients.ts';

/** What 100 g of a food hold; null for a food without a row. Loaded when a question needs it. */
export function nutrientsOf(food: string): NutrientSource | null {
  const found = NUTRIENTS[food as AnyFoodId];
  if (!found) return null;
  const [row, , energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium] = found;
  return { row, energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium };
}
