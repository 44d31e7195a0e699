import type { FillId } from '../food.ts';
import type { FoodId } from '../foods.ts';

/** What a food is called in one language. */
export interface FoodNames {
  /** As a shelf label or a list shows it: `Brown sugar`. Unique in its language. */
  name: string;
  /** Inside a sentence, where the name with a small first letter (in German: the name) would be wrong. */
  text?: string;
  /** French and Spanish: with its preposition, where the rule of elision would be wrong: `de haricots noirs`. */
  of?: string;
  /** Other names, the other number (egg, eggs), regional words, brand-like shop words. None leads to two foods. */
  also?: readonly string[];
  /** Narrower foods that this row stands for: red onions are onions. An answer names the row's food. */
  general?: readonly string[];
  /**
   * Names that mean one of several foods whose weights are far apart, in the list of each: `kosher salt`. A question
   * asks which one; a recipe keeps its volume.
   */
  shared?: readonly string[];
  /** Names of the food filled in one way; the first is shown: `{ sliced: ['Sliced almonds', 'flaked almonds'] }`. */
  fills?: Readonly<Partial<Record<FillId, readonly [string, ...string[]]>>>;
}

export type NamesOfFoods = Readonly<Record<FoodId, FoodNames>>;
