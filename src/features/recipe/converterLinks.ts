import { differsFromMeasured } from '@gramwise/engine/foods/differsFromMeasured.ts';
import { isFood } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { isIngredient } from '@gramwise/engine/foods/ingredients.ts';
import type { IngredientLine } from '@gramwise/engine/recipes/recipe.ts';
import type { UsUnit } from '@gramwise/engine/recipes/values.ts';
import type { HomeUnitId } from '@gramwise/engine/units/specification/homeConverter.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import type { ConverterLink, ConverterQuery } from './converterLink.ts';

/** The converter's units. It has no quarts, so they count as cups. */
const CONVERTER_UNITS: Readonly<Record<UsUnit, readonly [unit: HomeUnitId, times: number]>> = {
  cup: ['cups', 1],
  tbsp: ['tablespoons', 1],
  tsp: ['teaspoons', 1],
  qt: ['cups', 4],
  lb: ['pounds', 1],
  oz: ['ounces', 1],
};

/** Smaller weights, in grams, convert to tablespoons instead of cups. */
const MAX_SPOON_GRAMS = 50;

function query(ingredient: FoodId, amount: number, from: HomeUnitId): ConverterQuery {
  const { kind, size } = UNITS[from];
  const to = kind === 'volume' ? 'grams' : amount * size < MAX_SPOON_GRAMS ? 'tablespoons' : 'cups';
  const measured = isIngredient(ingredient) && differsFromMeasured(ingredient);
  return { ingredient, amount, from, to, ...(measured && { figure: 'measured' }) };
}

/** The conversion of an ingredient; null if the converter lacks the food, or the amount is counted or to taste. */
export function findConverterLink(
  line: IngredientLine,
  labelOf: (food: FoodId) => string,
): ConverterLink | null {
  const { food, amount } = line;
  if (!isFood(food) || !amount || amount.count !== undefined) return null;
  const { grams, milliliters, us: [first] = [] } = amount;
  const us = first && query(food, first[0] * CONVERTER_UNITS[first[1]][1], CONVERTER_UNITS[first[1]][0]);
  const metric =
    grams !== undefined
      ? query(food, grams, 'grams')
      : milliliters !== undefined
        ? query(food, milliliters, 'milliliters')
        : us;
  if (!metric) return null;
  const fixed = line.fixed && { fixed: line.fixed };
  return { label: labelOf(food), ...fixed, metric, us: us ?? metric };
}
