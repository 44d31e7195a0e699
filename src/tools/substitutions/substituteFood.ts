import type { FoodFacts } from './foodFacts.ts';

/** A food of the tables, with its other names if it can be missing. */
export interface SubstituteFood extends FoodFacts {
  also?: readonly string[];
}
