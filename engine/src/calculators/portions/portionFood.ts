import type { CountryId } from '../../kitchens/kitchens.ts';
import { UNITS } from '../../units/units.ts';
import { COOKED_SHARES, type SwellingFoodId } from '../cookedShares.ts';

export const DISHES = ['main', 'side'] as const;
export type Dish = (typeof DISHES)[number];

/** More are a canteen's, which has its own rules. */
export const MAX_GUESTS = 10_000;

/** What an adult gets, the least and the most; one number where the source has one. */
type Range = number | readonly [least: number, most: number];

interface PortionRow<Source> {
  country: CountryId;
  /** The short name of where it is published. */
  source: Source;
  main?: Range;
  side?: Range;
}

/** What happens to a food between shop and plate. */
type Change = 'cooked' | 'peeled' | 'carved';

export interface PortionFood<Source = string> {
  unit: 'g' | 'ml';
  /** What a gram as bought weighs when it is served; none where no source says, or nothing changes. */
  served?: { as: Change; share: number };
  rows: readonly [PortionRow<Source>, ...PortionRow<Source>[]];
}

/** Foods by id, with the names of their sources. Their portions are not types that anybody needs. */
export const portionFoods = <Id extends string, Source extends string>(
  foods: Readonly<Record<Id, PortionFood<Source>>>,
) => foods;

export const OUNCE = UNITS.ounces.size;
export const POUND = UNITS.pounds.size;

/** What dry food weighs cooked. */
export const cooked = (food: SwellingFoodId) => ({ as: 'cooked', share: COOKED_SHARES[food] }) as const;

/** "In general, meat, poultry and fish will shrink about 25 percent when cooked": USDA's answers to cooks. */
export const SHRINKS = { as: 'cooked', share: 0.75 } as const;
