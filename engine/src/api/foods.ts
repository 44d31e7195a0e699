import { cupWeight, isAnyFood, publishedFigures, resolveFood } from '../foods/figures.ts';
import type { FillId } from '../foods/food.ts';
import type { AnyFoodId } from '../foods/foods.ts';
import { rangedPieces } from '../foods/listedWeights.ts';
import type { FoodList } from '../foods/lists/foodList.ts';
import { findChoices } from '../foods/match/findChoices.ts';
import { MATCH_POLICIES } from '../foods/match/levels.ts';
import type { FoodWay } from '../foods/match/listedNames.ts';
import { matchFood } from '../foods/match/matchFood.ts';
import { SOURCES } from '../foods/sources.ts';
import { EDIBLE_PERCENT } from '../foods/table/edibleShare.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { nutrientFigures } from '../nutrition/nutrientFigures.ts';
import { fail, ok, type Result } from '../result.ts';
import { isUnit, UNITS } from '../units/units.ts';
import { type HeldWeight, householdWeights } from '../vessels/householdMeasures.ts';
import { namesForList } from './listFinder.ts';

export type { FillId } from '../foods/food.ts';
export type { ListedFood, ListedWay } from '../foods/listedFood.ts';
export type { FoodList } from '../foods/lists/foodList.ts';
export type { PieceId } from '../foods/piece.ts';
export type { CountryId } from '../kitchens/kitchens.ts';
export type { Result } from '../result.ts';
export type { HeldWeight } from '../vessels/householdMeasures.ts';

/** The foods that a name may mean, by id. */
export interface FoundFood {
  /** The food that is clearly meant; null if there is none or several are possible. */
  match: string | null;
  /** Without a match, the foods it may mean, likeliest first: by shared name, by kind, by part of a name, by typo. */
  choices: readonly string[];
}

const MAX_CHOICES = 8;

/** The id of a food with a particular way of filling the cup. */
const idOf = ({ food, way }: FoodWay): string => way?.alias ?? food.id;

/**
 * Finds the food named by words in the list's language, as in a recipe line: `{ match: 'flour', choices: [] }`.
 * Accents, case and word endings are ignored, and so are words that do not change the food: `chopped onions`. Other
 * words count, so that coconut milk is not taken for milk. A name that several foods share, part of a name, a kind
 * of food, or a name with a typo gives choices and never a match. A name for one way to fill the cup has its own id:
 * `almonds-sliced`. `gramsPer`, `nutrientsOf` and `edibleShareOf` accept all these ids. With a `country`, a name means
 * what its cooks mean: `manteca` is butter in Argentina. Anything else gives neither.
 */
export function findFood(text: string, foods: FoodList, country?: CountryId): FoundFood {
  const names = namesForList(foods, country ?? null);
  const { answers, choices } = MATCH_POLICIES.search;
  const match = matchFood(text, names.index);
  const found = match?.ids.flatMap((id) => names.ways.get(id) ?? []) ?? [];
  const [first] = found;
  if (match && first && answers.includes(match.level)) return { match: idOf(first), choices: [] };
  const likely = match?.level === 'shared' ? found : findChoices(text, names, choices);
  return { match: null, choices: [...new Set(likely.map(idOf))].slice(0, MAX_CHOICES) };
}

/** Grams of one unit or piece of a food. */
export interface FoodWeight {
  value: number;
  /** The lowest and the highest figure, published or usual. */
  lowest: number;
  highest: number;
  /** Who published the figures; `value` comes from the first. */
  sources: readonly string[];
}

export type FoodWeightError = 'unknown-food' | 'unknown-unit' | 'not-a-volume' | 'no-figure';

/** The weight of one piece of a food: the US figure if there is one, with the range over all countries. */
function pieceWeight(food: AnyFoodId, unit: string): FoodWeight | null {
  const pieces = rangedPieces(food, ['us']).filter(({ id }) => id === unit);
  const [first] = pieces;
  if (!first) return null;
  return {
    value: first.grams,
    lowest: Math.min(...pieces.map(({ low }) => low)),
    highest: Math.max(...pieces.map(({ high }) => high)),
    sources: [...new Set(pieces.map(({ source }) => SOURCES[source].name))],
  };
}

/**
 * Grams in one unit of a food, by published weights that `sources` names. `unit` is a volume of `UNITS`, such as 'cups' or 'milliliters', or a piece, such as 'large' or 'clove';
 * where countries differ, the US figure, with the range over all.
 * `fill` says how the cup is filled ('packed', 'sifted'); the food's usual way by default. Unrounded.
 *
 * Errors: 'unknown-food'; 'unknown-unit'; 'not-a-volume' for weights and lengths, which need no food; 'no-figure'
 * if no source has the food in that unit or filled that way.
 */
export function gramsPer(food: string, unit: string, fill?: FillId): Result<FoodWeight, FoodWeightError> {
  const meant = resolveFood(food);
  const id = meant?.food ?? food;
  if (!isAnyFood(id)) return fail('unknown-food');
  const piece = pieceWeight(id, unit);
  if (piece) return ok(piece);
  if (!isUnit(unit)) return fail('unknown-unit');
  if (UNITS[unit].kind !== 'volume') return fail('not-a-volume');
  const weight = meant && cupWeight(meant.food, fill ?? meant.fill);
  if (!meant || !weight) return fail('no-figure');
  const cups = UNITS[unit].size / UNITS.cups.size;
  return ok({
    value: weight.used.gramsPerCup * cups,
    lowest: weight.lowest * cups,
    highest: weight.highest * cups,
    sources: [
      ...new Set(publishedFigures(meant.food, fill ?? meant.fill).map(({ source }) => SOURCES[source].name)),
    ],
  });
}

/**
 * What the glasses, bowls and ladles of a country hold of a food: the smallest and the largest in milliliters, and in
 * grams by its published weights. No standard defines them. `fill` is as for `gramsPer`.
 *
 * Errors: 'unknown-food'; 'no-figure' if no source weighs a cup of it, or one filled that way.
 */
export function vesselWeights(
  food: string,
  country: CountryId,
  fill?: FillId,
): Result<readonly HeldWeight[], 'unknown-food' | 'no-figure'> {
  const meant = resolveFood(food);
  if (!meant) return fail(isAnyFood(food) ? 'no-figure' : 'unknown-food');
  const weight = cupWeight(meant.food, fill ?? meant.fill);
  if (!weight) return fail('no-figure');
  const perMl = (gramsPerCup: number) => gramsPerCup / UNITS.cups.size;
  return ok(householdWeights(country, { low: perMl(weight.lowest), high: perMl(weight.highest) }));
}

/**
 * Nutrients per 100 g of a food, raw unless its name says otherwise. In grams, except `energy` and `sodium`. Null where
 * the source lists no figure, which is not 0.
 */
export interface Nutrients {
  water: number;
  /** Kilocalories. */
  energy: number;
  protein: number;
  fat: number;
  /** Saturated fatty acids, part of the fat. */
  saturated: number | null;
  /** By difference, so fiber is included. */
  carbohydrate: number;
  sugars: number | null;
  fiber: number | null;
  /** Milligrams. */
  sodium: number | null;
  /** Of drinks and extracts: what the others and the water leave of 100 g. */
  alcohol: number;
  source: string;
  /** The number of the source's row (NDB number). */
  row: number;
}

export type NutrientsError = 'unknown-food' | 'no-nutrients';

/** The food that an id means, by itself or filled in a particular way. */
function anyFoodOf(id: string): AnyFoodId | null {
  const food = resolveFood(id)?.food ?? id;
  return isAnyFood(food) ? food : null;
}

/**
 * Nutrients per 100 g of the edible part of a food, from the USDA National Nutrient Database for Standard Reference,
 * release 26.
 *
 * Errors: 'unknown-food'; 'no-nutrients' if no row of the database is assigned to the food.
 */
export function nutrientsOf(id: string): Result<Nutrients, NutrientsError> {
  const food = anyFoodOf(id);
  if (!food) return fail('unknown-food');
  const found = nutrientFigures(food);
  if (!found) return fail('no-nutrients');
  return ok({ ...found.figures, source: SOURCES.usda.name, row: found.row });
}

export type EdibleShareError = 'unknown-food' | 'no-edible-share';

/**
 * The share of a food as bought that is eaten, 0 to 1, without peel, core, bone or shell, from the same database: 0.88
 * of an egg. Not for what is bought without them, such as boneless chicken thighs or pitted dates.
 *
 * Errors: 'unknown-food'; 'no-edible-share' if the database takes nothing away or has no row of the food as bought.
 */
export function edibleShareOf(id: string): Result<number, EdibleShareError> {
  const food = anyFoodOf(id);
  if (!food) return fail('unknown-food');
  const percent = EDIBLE_PERCENT[food];
  return percent === undefined ? fail('no-edible-share') : ok(percent / 100);
}
