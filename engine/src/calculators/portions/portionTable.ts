import type { CountryId } from '../../kitchens/kitchens.ts';
import { MEAT_AND_FISH } from './meatAndFish.ts';
import { MORE } from './more.ts';
import { DISHES, type Dish, type PortionFood } from './portionFood.ts';
import { STARCHES } from './starches.ts';
import { VEGETABLES } from './vegetables.ts';

/** The foods as lists group them. */
export const PORTION_GROUPS = {
  starches: STARCHES,
  vegetables: VEGETABLES,
  meatAndFish: MEAT_AND_FISH,
  more: MORE,
} as const;
type Groups = typeof PORTION_GROUPS;
export type PortionGroup = keyof Groups;
export type PortionFoodId = { [Group in PortionGroup]: keyof Groups[Group] }[PortionGroup];

type SourceIn<Foods> = Foods extends Readonly<Record<string, PortionFood<infer Source>>> ? Source : never;
/** The short names of where portions are published. */
export type PortionSource = SourceIn<Groups[PortionGroup]>;

/**
 * Portions of an adult as published, raw and as bought: grams of food, milliliters of soup and sauce. A food's first
 * country stands in for countries without a neighbor in its list.
 */
const PORTION_FOODS: Readonly<Record<PortionFoodId, PortionFood<PortionSource>>> = {
  ...STARCHES,
  ...VEGETABLES,
  ...MEAT_AND_FISH,
  ...MORE,
};

export const PORTION_FOOD_IDS = Object.keys(PORTION_FOODS) as readonly PortionFoodId[];

/** The foods of a group, in the order of lists. */
export const foodsIn = (group: PortionGroup) =>
  Object.keys(PORTION_GROUPS[group]) as readonly PortionFoodId[];

export const isPortionFood = (id: string): id is PortionFoodId => Object.hasOwn(PORTION_FOODS, id);

export const portionFood = (food: PortionFoodId) => PORTION_FOODS[food];

/** The dishes that a food has portions for. */
export const dishesOf = (food: PortionFoodId): readonly Dish[] =>
  DISHES.filter((dish) => portionFood(food).rows.some((row) => row[dish] !== undefined));

const countriesOf = (food: PortionFoodId) => portionFood(food).rows.map(({ country }) => country);

/** Countries with portions of their own, of more than a single dish of theirs. */
export const PORTION_COUNTRIES: readonly CountryId[] = [
  ...new Set(PORTION_FOOD_IDS.flatMap(countriesOf)),
].filter((country) => PORTION_FOOD_IDS.filter((food) => countriesOf(food).includes(country)).length > 1);
