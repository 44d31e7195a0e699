import type { Portions } from '../calculators/portions/portions.ts';
import type { PortionFoodId } from '../calculators/portions/portionTable.ts';
import type { KitchenUnitId } from '../units/units.ts';

/** How much of a food guests get. */
export interface PortionAnswer extends Portions {
  kind: 'portions';
  food: PortionFoodId;
  guests: number;
  /** How many of the guests are children. */
  children: number;
  /** Whether the question is for the food cooked. */
  cooked: boolean;
  /** The unit of weight that the question names. */
  named: KitchenUnitId | null;
}

/** For how many guests an amount of a food is enough. */
export interface GuestsAnswer extends Pick<Portions, 'unit' | 'dish' | 'country' | 'source'> {
  kind: 'guests';
  food: PortionFoodId;
  /** The amount, in `unit`; its least and most where a piece or a cup of it varies. */
  amounts: readonly number[];
  /** Whether it is an amount of the food cooked, as `portion` then is. */
  cooked: boolean;
  /** For one adult, in `unit`. */
  portion: { least: number; most: number };
  /** Whole portions in the amount: the fewest and the most, 0 for less than one. */
  fewest: number;
  most: number;
}
