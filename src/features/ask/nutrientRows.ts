import type { NutrientSource } from '@gramwise/engine/ask/nutrientResults.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { NUTRIENTS } from '@gramwise/engine/foods/table/nutrients.ts';
import { OTHER_NUTRIENTS } from '@gramwise/engine/foods/table/otherNutrients.ts';

/** By a table of another country or a maker's label. */
function othersOf(food: AnyFoodId): NutrientSource | null {
  const found = OTHER_NUTRIENTS[food];
  if (!found) return null;
  const { source, row, kilocalories, sodiumMilligrams, ...others } = found;
  return {
    ...others,
    row: `${source}, ${row}`,
    energy: kilocalories,
    saturated: null,
    fiber: 0,
    sodium: sodiumMilligrams,
  };
}

/** What 100 g of a food hold; null for a food without a row. Loaded when a question needs it. */
export function nutrientsOf(food: string): NutrientSource | null {
  const found = NUTRIENTS[food as AnyFoodId];
  if (!found) return othersOf(food as AnyFoodId);
  const [row, , energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium] = found;
  return { row, energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium };
}
