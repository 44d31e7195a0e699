import type { AnyFoodId } from './foods.ts';
import { generalOf } from './generalFood.ts';
import { COOKED_FOODS } from './table/cookedFoods.ts';

/** What a raw food is once cooked, or else what the food is that it is a kind of; null where no food of the table is that. */
export function cookedOf(food: AnyFoodId): AnyFoodId | null {
  const general = generalOf(food);
  return COOKED_FOODS[food] ?? (general && cookedOf(general));
}
