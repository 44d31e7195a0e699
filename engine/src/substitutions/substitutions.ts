import type { AnyFoodId } from '../foods/foods.ts';
import { dairy } from './table/dairy.ts';
import { eggs } from './table/eggs.ts';
import { fats } from './table/fats.ts';
import { flours } from './table/flours.ts';
import { leavening } from './table/leavening.ts';
import type { Row, SubstitutionTable } from './table/row.ts';
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

type Tables = typeof SUBSTITUTION_GROUPS;

/** What to do or to expect, such as `letStand`: every word of the tables for it. */
export type SubstitutionChange = {
  [Group in SubstitutionGroup]: Extract<Tables[Group][keyof Tables[Group]], readonly unknown[]>[number];
}[SubstitutionGroup]['changes'][number];

export type SubstitutionRow = Row<SubstitutionChange>;

const ALL: ReadonlyMap<string, readonly SubstitutionRow[]> = new Map(
  Object.values<SubstitutionTable<SubstitutionChange>>(SUBSTITUTION_GROUPS).flatMap((table) =>
    Object.entries(table),
  ),
);

/** The foods that have substitutes, in the order of the tables. */
export const REPLACED_FOODS = [...ALL.keys()] as readonly AnyFoodId[];

/** What replaces a food, the closest first; none for a food without substitutes. Accepts any text. */
export const substitutionsFor = (food: string): readonly SubstitutionRow[] => ALL.get(food) ?? [];

/** What a row uses, with the amounts as published. */
export const usedIn = ({ use }: SubstitutionRow) => Object.entries(use) as [AnyFoodId, string][];
