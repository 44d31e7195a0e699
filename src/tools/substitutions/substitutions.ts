import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { dairy } from './table/dairy.ts';
import { eggs } from './table/eggs.ts';
import { fats } from './table/fats.ts';
import { flours } from './table/flours.ts';
import { leavening } from './table/leavening.ts';
import type { SubstitutionRow, SubstitutionTable } from './table/row.ts';
import { sauces } from './table/sauces.ts';
import { spices } from './table/spices.ts';
import { sweet } from './table/sweet.ts';

/** What replaces a food, by the group of the food. */
export const SUBSTITUTION_GROUPS = {
  dairy,
  eggs,
  fats,
  leavening,
  flours,
  sweet,
  spices,
  sauces,
} as const satisfies Record<string, SubstitutionTable>;

export type SubstitutionGroup = keyof typeof SUBSTITUTION_GROUPS;

const ALL: ReadonlyMap<string, readonly SubstitutionRow[]> = new Map(
  Object.values<SubstitutionTable>(SUBSTITUTION_GROUPS).flatMap((table) => Object.entries(table)),
);

/** The foods that have substitutes, in the order of the tables. */
export const REPLACED_FOODS = [...ALL.keys()] as readonly AnyFoodId[];

/** What replaces a food, the closest first; none for a food without substitutes. Accepts any text. */
export const substitutionsFor = (food: string): readonly SubstitutionRow[] => ALL.get(food) ?? [];

/** What a row uses, with the amounts as published. */
export const usedIn = ({ use }: SubstitutionRow) => Object.entries(use) as [AnyFoodId, string][];
