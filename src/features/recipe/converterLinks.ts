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

function query(amount: number, from: HomeUnitId): ConverterQuery {
  const { kind, size } = UNITS[from];
  const to = kind === 'volume' ? 'grams' : amount * size < MAX_SPOON_GRAMS ? 'tablespoons' : 'cups';
  return { amount, from, to };
}

/** The conversion of an ingredient; null if the converter lacks the food, or the amount is counted or to taste. */
function findConverterLink(line: IngredientLine, names: (food: FoodId) => string): ConverterLink | null {
  const { food, amount } = line;
  if (!isFood(food) || !amount || amount.count !== undefined) return null;
  const { grams, milliliters, us: [first] = [] } = amount;
  const us = first && query(first[0] * CONVERTER_UNITS[first[1]][1], CONVERTER_UNITS[first[1]][0]);
  const metric =
    grams !== undefined
      ? query(grams, 'grams')
      : milliliters !== undefined
        ? query(milliliters, 'milliliters')
        : us;
  if (!metric) return null;
  const measured = isIngredient(food) && differsFromMeasured(food) && { measured: true as const };
  const fixed = line.fixed && { fixed: line.fixed };
  return { ingredient: food, name: names(food), ...measured, ...fixed, metric, us: us ?? metric };
}

/** The conversions of each ingredient. */
export const findConverterLinks = (lines: readonly IngredientLine[], names: (food: FoodId) => string) =>
  lines.map((line) => findConverterLink(line, names));
