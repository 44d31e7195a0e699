import { categoryOf } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';

const MAX_NEIGHBORS = 8;

/** Foods with a page that stand next to a food in its category, whose rows are ordered by likeness. */
export function neighborsOf(food: AnyFoodId): readonly AnyFoodId[] {
  const category = categoryOf(food);
  const alike = WEIGHED_FOOD_IDS.filter((id) => categoryOf(id) === category);
  const place = alike.indexOf(food);
  const start = Math.max(0, Math.min(place - MAX_NEIGHBORS / 2, alike.length - 1 - MAX_NEIGHBORS));
  return alike.slice(start, start + MAX_NEIGHBORS + 1).filter((id) => id !== food);
}
