import type { FoodFacts } from './foodFacts.ts';

/** A food of the tables. */
export interface SubstituteFood extends FoodFacts {
  /** It has substitutes. */
  replaced?: true;
}
