import { cupWeight, figuresOf, isFood, resolveFood } from '../foods/figures.ts';
import type { FillId } from '../foods/food.ts';
import { findFoods, foldName } from '../foods/match/findFoods.ts';
import { COUNTED_ONLY, type CountedFoodId } from '../foods/piece.ts';
import { piecesOf } from '../foods/pieces.ts';
import { SOURCES } from '../foods/sources.ts';
import { NUTRIENTS } from '../recipes/nutrients.ts';
import { PANTRY, type PantryId } from '../recipes/pantry.ts';
import { fail, ok, type Result } from '../result.ts';
import { isUnit, UNITS } from '../units/units.ts';
import type { FoodList } from './foodList.ts';

export type { FillId } from '../foods/food.ts';
export type { ListedFood, ListedWay } from '../foods/listedFood.ts';
export type { PieceId } from '../foods/piece.ts';
export type { Result } from '../result.ts';
export type { FoodList } from './foodList.ts';

/** The foods that a name may mean, by id. */
export interface FoundFood {
  /** The food of exactly this name; null if none or several have it. */
  match: string | null;
  /** The foods it may mean otherwise, the likeliest first: parts of names and names with typos. Empty with a match. */
  choices: readonly string[];
}

interface Entry {
  id: string;
  folded: readonly string[];
}

/** Dropped with the list by whoever holds it. */
const entriesOf = new WeakMap<FoodList, readonly Entry[]>();

function entriesIn(foods: FoodList): readonly Entry[] {
  const known =
    entriesOf.get(foods) ??
    foods.foods.flatMap(({ id, name, also = [], ways }) => [
      { id, folded: [name, ...also].map(foldName) },
      ...ways.flatMap(({ alias, names }) => (names ? { id: alias ?? id, folded: names.map(foldName) } : [])),
    ]);
  entriesOf.set(foods, known);
  return known;
}

const MOST_CHOICES = 8;

/**
 * The food of a name in the list's language, accents, case and hyphens forgiven: `{ match: 'flour', choices: [] }`.
 * Only a whole name of the food matches; part of one or one with a typo gives choices and never a match, so that
 * coconut milk is not taken for milk. A name for one way to fill the cup has an id of its own: `almonds-sliced`.
 * `gramsPer` and `nutrientsOf` take all these ids. A name of no food gives neither.
 */
export function findFood(text: string, foods: FoodList): FoundFood {
  if (foldName(text) === '') return { match: null, choices: [] };
  const entries = entriesIn(foods);
  const name = foldName(text);
  const same = new Set(entries.filter(({ folded }) => folded.includes(name)).map(({ id }) => id));
  const [match = null, other] = same;
  if (match !== null && other === undefined) return { match, choices: [] };
  const likely = same.size > 1 ? [...same] : findFoods(entries, text).map(({ id }) => id);
  return { match: null, choices: [...new Set(likely)].slice(0, MOST_CHOICES) };
}

/** Grams of one unit or piece of a food. */
export interface FoodWeight {
  value: number;
  /** The lowest and the highest published figure. */
  lowest: number;
  highest: number;
  /** Who published the figures; the first is the one in `value`. */
  sources: readonly string[];
}

export type FoodWeightError = 'unknown-food' | 'unknown-unit' | 'not-a-volume' | 'no-figure';

const isCounted = (food: string): food is CountedFoodId => COUNTED_ONLY.some((id) => id === food);

/** One piece of a food, the US one first; the range is that of all countries. */
function pieceWeight(food: CountedFoodId, unit: string): FoodWeight | null {
  const pieces = piecesOf(food, ['us']).filter(({ id }) => id === unit);
  const [first] = pieces;
  if (!first) return null;
  return {
    value: first.grams,
    lowest: Math.min(...pieces.map(({ grams, low = grams }) => low)),
    highest: Math.max(...pieces.map(({ grams, high = grams }) => high)),
    sources: [...new Set(pieces.map(({ source }) => SOURCES[source].name))],
  };
}

/**
 * Grams in one unit of a food, by published weights (USDA SR26, King Arthur, FAO/INFOODS and others, named in
 * `sources`). `unit` is a volume of `UNITS`, such as 'cups' or 'milliliters', or a piece, such as 'large' or 'clove'; where countries differ, that of the US, with the range of all.
 * `fill` says how the cup is filled ('packed', 'sifted'); left out, as usual. Unrounded.
 *
 * Errors: 'unknown-food'; 'unknown-unit'; 'not-a-volume' for weights and lengths, which need no food; 'no-figure'
 * where no source has the food in that unit or filled that way.
 */
export function gramsPer(food: string, unit: string, fill?: FillId): Result<FoodWeight, FoodWeightError> {
  const meant = resolveFood(food);
  if (!meant && !isCounted(food)) return fail('unknown-food');
  const piece = pieceWeight(meant?.food ?? (food as CountedFoodId), unit);
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
      ...new Set(figuresOf(meant.food, fill ?? meant.fill).map(({ source }) => SOURCES[source].name)),
    ],
  });
}

/** What 100 g of a food contain, raw unless its name says otherwise. Grams, but for `energy`. */
export interface Nutrients {
  /** Kilocalories. */
  energy: number;
  protein: number;
  fat: number;
  /** By difference, so fiber is included. */
  carbohydrate: number;
  fiber: number;
  source: string;
  /** The number of the source's row (NDB number). */
  row: number;
}

export type NutrientsError = 'unknown-food' | 'no-nutrients';

const isKnown = (id: string) => isFood(id) || Object.hasOwn(PANTRY, id) || isCounted(id);

/**
 * What 100 g of a food contain, by the USDA National Nutrient Database for Standard Reference, release 26.
 *
 * Errors: 'unknown-food'; 'no-nutrients' where no row has been assigned to the food.
 */
export function nutrientsOf(id: string): Result<Nutrients, NutrientsError> {
  const food = resolveFood(id)?.food ?? id;
  const found = Object.hasOwn(NUTRIENTS, food) ? NUTRIENTS[food as PantryId] : undefined;
  if (!found) return fail(isKnown(food) ? 'no-nutrients' : 'unknown-food');
  const [row, energy, protein, carbohydrate, fat, fiber] = found;
  return ok({ energy, protein, fat, carbohydrate, fiber, source: SOURCES.usda.name, row });
}
