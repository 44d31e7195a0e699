import type { AnyFoodId } from './foods.ts';
import { isKindBy } from './kindOf.ts';
import { KINDS } from './table/generalFoods.ts';

const generals: ReadonlyMap<string, AnyFoodId> = new Map(
  (Object.entries(KINDS) as [AnyFoodId, readonly AnyFoodId[]][]).flatMap(([general, kinds]) =>
    kinds.map((kind) => [kind, general] as const),
  ),
);

/** The food that a food is a kind of, the nearest one; null if there is none. Accepts any text. */
export const generalOf = (food: string): AnyFoodId | null => generals.get(food) ?? null;

/** All foods that a food is a kind of, the nearest first. */
export function generalsOf(food: string): readonly AnyFoodId[] {
  const general = generalOf(food);
  return general ? [general, ...generalsOf(general)] : [];
}

/** The foods that are kinds of a food, without kinds of these. */
export const kindsOf = (food: AnyFoodId): readonly AnyFoodId[] =>
  (KINDS as Readonly<Partial<Record<AnyFoodId, readonly AnyFoodId[]>>>)[food] ?? [];

/** Whether a food is another one, or a kind of it: sea salt is salt. Accepts any text. */
export const isKindOf = (food: string, general: AnyFoodId): boolean => isKindBy(generalOf, food, general);
