import type { FillId } from '../food.ts';
import type { AnyFoodId } from '../foods.ts';

/** What a food is called in one language. */
export interface FoodNames {
  /** As shown in lists and on labels: `Brown sugar`. Unique in its language. */
  name: string;
  /** Within a sentence, if the name by the rule of `nameInText` would be wrong. */
  text?: string;
  /** Other names, singular or plural forms, regional and generic brand names. Each belongs to one food only. */
  also?: readonly string[];
  /** More specific foods that this row covers: red onions are onions. Answers use the row's name. */
  general?: readonly string[];
  /**
   * Ambiguous names of several foods with quite different weights, listed for each: `kosher salt`. A question
   * asks which one; a recipe keeps its volume.
   */
  shared?: readonly string[];
  /** Names of the food filled in one way; the first is shown: `{ sliced: ['Sliced almonds', 'flaked almonds'] }`. */
  fills?: Readonly<Partial<Record<FillId, readonly [string, ...string[]]>>>;
}

export type NamesOfFoods = Readonly<Record<AnyFoodId, FoodNames>>;
