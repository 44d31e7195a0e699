import type { AnyFoodId } from '../../foods/foods.ts';
import type { SubstitutionSource } from './sources.ts';

/** One replacement of a food, as published: US cups and spoons, ounces, grams, milliliters or pieces. */
export interface Row<Change extends string> {
  /** How much of the missing food it replaces: `1 cup`. */
  for: string;
  /** What to use for that, each with its amount: `3/4 cup 3 tbsp`. */
  use: Readonly<Partial<Record<AnyFoodId, string>>>;
  /** What to do or to expect; a catalog of messages has the words. */
  changes: readonly Change[];
  source: SubstitutionSource;
}

export type SubstitutionTable<Change extends string = string> = Readonly<
  Partial<Record<AnyFoodId, readonly Row<Change>[]>>
>;
