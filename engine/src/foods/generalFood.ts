import type { AnyFoodId } from './foods.ts';
import { KINDS } from './table/generalFoods.ts';

const generals: ReadonlyMap<string, AnyFoodId> = new Map(
  (Object.entries(KINDS) as [AnyFoodId, readonly AnyFoodId[]][]).flatMap(([general, kinds]) =>
    kinds.map((kind) => [kind, general] as const),
  ),
);

/** The food that a food is a kind of, the nearest one; null if there is none. Accepts any text. */
export const generalOf = (food: string): AnyFoodId | null => generals.get(food) ?? null;

/** A food and all that it is a kind of, the nearest first. */
function withGenerals(food: string): readonly string[] {
  const general = generalOf(food);
  return general ? [food, ...withGenerals(general)] : [food];
}

/** Whether a food is another one, or a kind of it: sea salt is salt. Accepts any text. */
export const isKindOf = (food: string, general: AnyFoodId): boolean => withGenerals(food).includes(general);
