import { categoryOf } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { generalOf, kindsOf } from '@gramwise/engine/foods/generalFood.ts';
import { hasPage, WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';

const MAX_NEIGHBORS = 8;

const BY_CATEGORY = Map.groupBy(WEIGHED_FOOD_IDS, categoryOf);

/** Foods that stand next to a food in its category, whose rows are ordered by likeness. */
function nextRows(food: AnyFoodId): readonly AnyFoodId[] {
  const alike = BY_CATEGORY.get(categoryOf(food)) ?? [];
  const place = alike.indexOf(food);
  const start = Math.max(0, Math.min(place - MAX_NEIGHBORS / 2, alike.length - 1 - MAX_NEIGHBORS));
  return alike.slice(start, start + MAX_NEIGHBORS + 1);
}

/** The first and the last word of an id, without a plural. */
function endsOf(food: AnyFoodId): readonly string[] {
  const words = food.split('-').map((word) => word.replace(/(?<=..)s$/, ''));
  return [words[0] ?? food, words.at(-1) ?? food];
}

/** Foods of the same thing in the category, as `cinnamon-ground` of `cinnamon-sticks`, or of the same part: `whole-egg`. */
function namedAlike(food: AnyFoodId): readonly AnyFoodId[] {
  const ends = endsOf(food);
  const alike = BY_CATEGORY.get(categoryOf(food)) ?? [];
  return alike.filter((id) => endsOf(id).some((word, place) => word === ends[place]));
}

/**
 * Foods with a page that are like a food: those of the same kind and what they are kinds of, else those named alike,
 * then those that stand next to it.
 */
export function neighborsOf(food: AnyFoodId): readonly AnyFoodId[] {
  const general = generalOf(food);
  const close = general ? [...kindsOf(general), general].filter(hasPage) : namedAlike(food);
  return [...new Set([...close, ...nextRows(food)])].filter((id) => id !== food).slice(0, MAX_NEIGHBORS);
}
