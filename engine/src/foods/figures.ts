import { US_MEASURES } from '../units/usMeasures.ts';
import { FILL_IDS } from './fillIds.ts';
import type { FillId, FoodFigures } from './food.ts';
import { type AnyFoodId, type CategoryId, FOOD_GROUPS, type FoodId, type UnmeasuredId } from './foods.ts';
import type { Figure } from './sources.ts';
import { UNMEASURED } from './table/unmeasured.ts';
import { cupSpread } from './usualSpread.ts';

type Fills = FoodFigures[string];

const FOODS = Object.assign({}, ...Object.values(FOOD_GROUPS)) as Readonly<Record<FoodId, Fills>>;

export const CATEGORY_IDS = Object.keys(FOOD_GROUPS) as CategoryId[];

/** Pages mention a range as wide as this share of its lowest figure. */
const MIN_WIDTH = 0.1;

/** Every food with a cup weight, by category, in the order of the weight chart. */
export const FOOD_IDS = Object.keys(FOODS) as readonly FoodId[];

/** Whether a text, such as a URL parameter, is the id of a food with a cup weight. */
export const isFood = (text: string): text is FoodId => Object.hasOwn(FOODS, text);

/** Every food without a cup weight, by category. */
export const UNMEASURED_IDS: readonly UnmeasuredId[] = Object.values(UNMEASURED).flat();

/** Whether a text is the id of a food, with a cup weight or without. */
export const isAnyFood = (text: string): text is AnyFoodId =>
  isFood(text) || (UNMEASURED_IDS as readonly string[]).includes(text);

/** The ways to fill a cup with a food, the default first. Never empty. */
export const fillsOf = (food: FoodId) => Object.keys(FOODS[food]) as readonly FillId[];

/** The default way to fill a cup with a food. */
export const defaultFill = (food: FoodId) => fillsOf(food)[0] as FillId;

/** Measured grams per milliliter of a food, filled the default way. */
export const densityOf = (food: FoodId): number => (cupWeight(food, defaultFill(food)) as CupWeight).density;

const listed: Readonly<Partial<Record<CategoryId, readonly string[]>>> = UNMEASURED;

/** The category of a food; null of any other text. */
export const anyCategoryOf = (text: string | null): CategoryId | null =>
  CATEGORY_IDS.find(
    (category) =>
      text !== null && (Object.hasOwn(FOOD_GROUPS[category], text) || listed[category]?.includes(text)),
  ) ?? null;

export const categoryOf = (food: AnyFoodId) => anyCategoryOf(food) as CategoryId;

/** The published weights of a food filled in one way, starting with the one we use. Empty if there are none. */
export const publishedFigures = (food: FoodId, fill: FillId): readonly Figure[] =>
  (Object.hasOwn(FOODS[food], fill) && FOODS[food][fill]) || [];

/** The weight of a US cup of a food in grams, over all sources and what others usually have. */
export interface CupWeight {
  used: Figure;
  lowest: number;
  highest: number;
  /** Grams per milliliter by the figure that we use. */
  density: number;
  /** The highest is 10 % or more above the lowest. */
  isWide: boolean;
}

/** The weight of a cup of a food filled in one way; null if no source has it filled that way. */
export function cupWeight(food: FoodId, fill: FillId): CupWeight | null {
  const [used, ...others] = publishedFigures(food, fill);
  if (!used) return null;
  const { gramsPerCup } = used;
  const all = [gramsPerCup, ...others.map((figure) => figure.gramsPerCup)];
  const [lowest, highest] = cupSpread(
    { grams: gramsPerCup, low: Math.min(...all), high: Math.max(...all), others: others.length },
    fill,
  );
  return {
    used,
    lowest,
    highest,
    density: gramsPerCup / US_MEASURES.cup,
    isWide: highest >= lowest * (1 + MIN_WIDTH),
  };
}

/** Resolves an id, such as a URL parameter, to a food and a way to fill the cup (see `FILL_IDS`). */
export function resolveFood(text: string): { food: FoodId; fill: FillId } | null {
  if (Object.hasOwn(FILL_IDS, text)) {
    const [food, fill] = FILL_IDS[text as keyof typeof FILL_IDS];
    return { food, fill };
  }
  return isFood(text) ? { food: text, fill: defaultFill(text) } : null;
}
