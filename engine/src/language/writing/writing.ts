import type { Notation } from '../notation/notation.ts';

/** How a language writes the amounts of a recipe. */
export interface Writing {
  numberStyle: Notation;
  /** The units that have words of their own, for one and for more. The others have the same sign in every language. */
  written: Readonly<Record<string, readonly [one: string, more: string]>>;
}
