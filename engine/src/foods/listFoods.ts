import { differsFromMeasured } from './differsFromMeasured.ts';
import { cupWeight, FOOD_IDS, fillsOf, isFood, publishedFigures, UNMEASURED_IDS } from './figures.ts';
import { FILL_IDS } from './fillIds.ts';
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
import type { FoodNames } from './names/foodNames.ts';
import { FOOD_NAMES, type NamedLanguage } from './names/names.ts';
import { sourceName } from './names/sourceNames.ts';
import { piecesOf } from './pieces.ts';
import type { SourceId } from './sources.ts';
import { EDIBLE_PERCENT } from './table/edibleShare.ts';
import { FOOD_TRAITS } from './traitIds.ts';
import { hasTrait } from './traits.ts';

/** Rounds grams to tenths; sources are not more precise. */
const roundToTenth = (grams: number) => Math.round(grams * 10) / 10;

/** The ends of a range are read as whole grams; tenths count where a cup is light. */
const roundEnd = (grams: number) => (grams < 100 ? roundToTenth(grams) : Math.round(grams));

const ALIASES = Object.entries(FILL_IDS);

const shortNames = (language: NamedLanguage, sources: readonly SourceId[]) => [
  ...new Set(sources.map((id) => sourceName(language, id))),
];

function listedWay(language: NamedLanguage, food: FoodId, fill: FillId): ListedWay {
  const names: FoodNames = FOOD_NAMES[language][food];
  const weight = cupWeight(food, fill);
  if (!weight) throw new Error(`No weight of ${food}, ${fill}`);
  const { used, lowest, highest } = weight;
  const cup = roundToTenth(used.gramsPerCup);
  const alias = ALIASES.find(([, [of, filled]]) => of === food && filled === fill)?.[0];
  const fillNames = names.fills?.[fill];
  return {
    id: fill,
    ...(fillNames && { names: fillNames }),
    ...(alias && { alias }),
    sources: shortNames(
      language,
      publishedFigures(food, fill).map(({ source }) => source),
    ),
    cup,
    ...(roundToTenth(highest) > roundToTenth(lowest) && {
      low: Math.min(cup, roundEnd(lowest)),
      high: Math.max(cup, roundEnd(highest)),
    }),
  };
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
    ways: isFood(food) ? fillsOf(food).map((fill) => listedWay(language, food, fill)) : [],
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
  const pieces = piecesOf(food).map(({ id, market, grams, low, high, source, others = [] }) => ({
    id,
    ...(market && { market }),
    grams,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    source: shortNames(language, [source, ...others.map((other) => other.source)]).join(', '),
  }));
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
