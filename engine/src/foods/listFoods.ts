import { differsFromMeasured } from './differsFromMeasured.ts';
import { FOOD_IDS, fillsOf, isFood, UNMEASURED_IDS } from './figures.ts';
import type { FillId } from './food.ts';
import type { AnyFoodId, FoodId } from './foods.ts';
import { generalOf } from './generalFood.ts';
import { INGREDIENT_IDS, INGREDIENTS, isIngredient } from './ingredients.ts';
import {
  type FoodList,
  isMeasuredFood,
  type ListedFood,
  type ListedWay,
  type MeasuredFood,
  type MeasuredList,
} from './listedFood.ts';
import { listedPieces, listedWay } from './listedWeights.ts';
import type { FoodNames } from './names/foodNames.ts';
import { FOOD_NAMES, type NamedLanguage } from './names/names.ts';
import { EDIBLE_PERCENT } from './table/edibleShare.ts';
import { FOOD_TRAITS } from './traitIds.ts';
import { hasTrait } from './traits.ts';

function namedWay(language: NamedLanguage, food: FoodId, fill: FillId): ListedWay {
  const { fills }: FoodNames = FOOD_NAMES[language][food];
  const names = fills?.[fill];
  return { ...listedWay(language, food, fill), ...(names && { names }) };
}

function listedFood(language: NamedLanguage, food: AnyFoodId): ListedFood {
  const names: FoodNames = FOOD_NAMES[language][food];
  const of = generalOf(food);
  return {
    id: food,
    name: names.name,
    ...(names.also && { also: names.also }),
    ...(names.general && { general: names.general }),
    ...(names.shared && { shared: names.shared }),
    ...(of && { of }),
    ...(isIngredient(food) && { density: INGREDIENTS[food].density }),
    ...(isIngredient(food) && differsFromMeasured(food) && { differs: true as const }),
    ways: isFood(food) ? fillsOf(food).map((fill) => namedWay(language, food, fill)) : [],
  };
}

/** A food with a cup weight in one language. */
function measuredFood(language: NamedLanguage, id: FoodId): MeasuredFood {
  const food = listedFood(language, id);
  if (!isMeasuredFood(food)) throw new Error(`No figure of ${id}`);
  return food;
}

/** The specification's foods in one language, in its order, for the converter. */
export const converterFoods = (language: NamedLanguage): MeasuredList =>
  INGREDIENT_IDS.map((id) => measuredFood(language, id)).map(
    ({ also: _also, general: _general, ...food }) => food,
  );

/** The converter's foods, and another one. */
export function converterFoodsWith(language: NamedLanguage, food: FoodId): MeasuredList {
  const foods = converterFoods(language);
  return isIngredient(food) ? foods : [...foods, measuredFood(language, food)];
}

/** A food with its traits, and the weights of its pieces if a source has them. */
function completeFood(language: NamedLanguage, food: AnyFoodId): ListedFood {
  const { ways, ...listed } = listedFood(language, food);
  const pieces = listedPieces(language, food);
  const traits = FOOD_TRAITS.filter((trait) => hasTrait(food, trait));
  const edible = EDIBLE_PERCENT[food];
  return {
    ...listed,
    ...(traits.length > 0 && { traits }),
    ...(edible !== undefined && { edible }),
    ...(pieces.length > 0 && { pieces }),
    ways,
  };
}

/** Every food in one language: those of the specification first, the others by name. */
export const allFoods = (language: NamedLanguage): FoodList => [
  ...INGREDIENT_IDS.map((id) => completeFood(language, id)),
  ...[...FOOD_IDS.filter((id) => !isIngredient(id)), ...UNMEASURED_IDS]
    .map((id) => completeFood(language, id))
    .sort((a, b) => a.name.localeCompare(b.name, language)),
];
