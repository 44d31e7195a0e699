import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { SubstitutionSource } from './sources.ts';

/** What to do or to expect, in the words of the catalogs. */
export type Change = keyof Catalog['substitutions']['changes'];

/** One replacement of a food, as published: US cups and spoons, ounces, grams, milliliters or pieces. */
export interface SubstitutionRow {
  /** How much of the missing food it replaces: `1 cup`. */
  for: string;
  /** What to use for that, each with its amount: `3/4 cup 3 tbsp`. */
  use: Readonly<Partial<Record<AnyFoodId, string>>>;
  changes: readonly Change[];
  source: SubstitutionSource;
}

export type SubstitutionTable = Readonly<Partial<Record<AnyFoodId, readonly SubstitutionRow[]>>>;
