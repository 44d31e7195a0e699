import { LIQUIDS } from '../foods/liquids.ts';
import type { FoodList, ListedFood, ListedWay } from '../foods/listedFood.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import { type Lexicon, phraseAt } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import type { LineFood, LineOptions } from './lineTarget.ts';
import { listedNames } from './listedNames.ts';
import { foodOfLine } from './matchFood.ts';
import { tokensOf } from './tokens.ts';
import type { RecipeLanguage } from './words/recipeWords.ts';

/** Finds the foods of a language. */
export interface FoodFinder {
  /** The food of a line; null unless one is clearly meant. */
  inLine: LineOptions['foodOf'];
  /** The food with an id, filled as `way` says or as usual; null if there is none. */
  byId: (id: string, way: string | undefined) => LineFood | null;
}

const perMilliliter = (gramsPerCup: number) => gramsPerCup / US_MEASURES.cup;

/** Sizes of pieces that nobody measures in cups until they are cut. */
const WHOLE = ['piece', 'small', 'medium', 'large', 'head'] as const;

/** Whether a line cuts its food up: `chopped`, `in slices`. */
function isCut(text: string, { list }: Lexicon): boolean {
  const tokens = tokensOf(text);
  return tokens.some((_, at) => phraseAt(tokens, at, list.prepared) ?? phraseAt(tokens, at, list.cuts));
}

const lineFood = ({ id }: ListedFood, way: ListedWay): LineFood => ({
  id,
  way: way.id,
  liquid: LIQUIDS.has(id),
  density: perMilliliter(way.cup),
  ...(way.low !== undefined && { low: perMilliliter(way.low) }),
  ...(way.high !== undefined && { high: perMilliliter(way.high) }),
});

/** The finder for a list of foods, by the words of their language. */
export function finderFor(lexicon: Lexicon, foods: FoodList): FoodFinder {
  const { index, ways } = listedNames(foods, lexicon);
  return {
    inLine: (text, read) => {
      if (read.food === '') return null;
      const match = foodOfLine(text, read, index);
      const found = match && ways.get(match.id);
      if (!found) return null;
      const whole = WHOLE.some((size) => found.food.pieces?.[size] !== undefined) && !isCut(text, lexicon);
      return { ...lineFood(found.food, found.way), ...(whole && { whole }) };
    },
    byId: (id, wanted) => {
      const food = foods.find((one) => one.id === id);
      const way = food?.ways.find((one) => one.id === wanted) ?? food?.ways[0];
      return food && way ? lineFood(food, way) : null;
    },
  };
}

/** Indexing the names of hundreds of foods takes a while on a slow phone. */
const finders = new WeakMap<FoodList, FoodFinder>();

/** The finder for a list of foods in its language, made once. */
export function foodFinder(language: RecipeLanguage, foods: FoodList): FoodFinder {
  const finder = finders.get(foods) ?? finderFor(lexiconOf(language), foods);
  finders.set(foods, finder);
  return finder;
}
