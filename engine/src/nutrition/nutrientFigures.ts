import type { AnyFoodId } from '../foods/foods.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { hasEatenTrait } from './eatenTraits.ts';
import type { NutrientRow } from './sumNutrition.ts';

type Figures = NutrientRow &
  Readonly<Record<'water' | 'energy' | 'protein' | 'fat' | 'carbohydrate' | 'alcohol', number>>;

/** What 100 g of a food hold by its own row in the table, with the row's number; null for a food without a row. */
export function nutrientFigures(food: AnyFoodId): { row: number; figures: Figures } | null {
  const found = NUTRIENTS[food];
  if (!found) return null;
  const [row, water, energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium] = found;
  // The carbohydrate is what water, protein, fat, ash and alcohol leave; drinks hold next to no ash.
  const rest = Math.max(0, 100 - water - protein - fat - carbohydrate);
  const alcohol = hasEatenTrait(food, 'alcoholic') ? rest : 0;
  return {
    row,
    figures: { water, energy, protein, fat, saturated, carbohydrate, sugars, fiber, sodium, alcohol },
  };
}
