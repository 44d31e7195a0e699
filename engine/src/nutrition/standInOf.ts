import type { AnyFoodId } from '../foods/foods.ts';
import { generalOf } from '../foods/generalFood.ts';
import { NUTRIENTS } from '../foods/table/nutrients.ts';
import { STAND_INS } from '../foods/table/standIns.ts';

/** The food whose row of nutrients recipes count another with that has none: a like one, else the food that it is a kind of. */
export function standInOf(food: AnyFoodId): AnyFoodId | null {
  const other = STAND_INS[food] ?? generalOf(food);
  if (other === null) return null;
  return NUTRIENTS[other] ? other : standInOf(other);
}
