import type { FoodFacts } from '@gramwise/engine/substitutions/foodFacts.ts';

/** A food of the tables. */
export interface SubstituteFood extends FoodFacts {
  /** It has substitutes. */
  replaced?: true;
}
