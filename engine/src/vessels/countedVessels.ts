import { teaspoonOf } from '../kitchens/kitchen.ts';
import { type CountryId, KITCHENS } from '../kitchens/kitchens.ts';
import { fail, ok, type Result } from '../result.ts';
import { UNITS } from '../units/units.ts';
import {
  HOUSEHOLD_IDS,
  HOUSEHOLD_MEASURES,
  type HouseholdId,
  isNumberedCan,
  type NumberedCan,
} from './householdMeasures.ts';

/** Parts of a liter have a size of their own: they are measures, not vessels to fill. */
const LITER_PARTS = ['quarterLiter', 'eighthLiter'] as const satisfies readonly HouseholdId[];

/** What a cook without a scale fills: vessels of the household, and the spoons and cups of the country. */
export type VesselId =
  | Exclude<HouseholdId, NumberedCan | (typeof LITER_PARTS)[number]>
  | 'cup'
  | 'tablespoon'
  | 'teaspoon';

export interface Vessel {
  id: VesselId;
  /** Milliliters of the smallest and the largest. */
  low: number;
  high: number;
}

const isVessel = (id: HouseholdId): id is Extract<HouseholdId, VesselId> =>
  !isNumberedCan(id) && !LITER_PARTS.some((part) => part === id);

/** Every vessel of any country, those of most countries first. */
export const VESSEL_IDS: readonly VesselId[] = [
  'cup',
  'tablespoon',
  'teaspoon',
  ...HOUSEHOLD_IDS.filter(isVessel),
];

/** What cooks of a country fill: its cup, if it has one, its household's vessels, the largest first, its spoons last. */
export function vesselsOf(country: CountryId): readonly Vessel[] {
  const { cup, tablespoon } = KITCHENS[country];
  const exact = (id: VesselId, size: number): Vessel => ({ id, low: size, high: size });
  const household = HOUSEHOLD_MEASURES.filter((row) => row.countries?.includes(country) ?? true);
  const filled = household.flatMap(({ id, low, high }) => (isVessel(id) ? [{ id, low, high }] : []));
  return [
    ...(cup ? [exact('cup', UNITS[cup].size)] : []),
    ...filled.toSorted((a, b) => b.high - a.high),
    exact('tablespoon', UNITS[tablespoon].size),
    exact('teaspoon', UNITS[teaspoonOf({ tablespoon })].size),
  ];
}

/** How many vessels an amount fills: by the middle of their sizes, and the fewest and most that it may be. */
export interface FilledVessels {
  count: number;
  fewest: number;
  most: number;
}

/** Grams per milliliter of a food: the one used, and the lowest and highest published. */
export interface Density {
  usual: number;
  low: number;
  high: number;
}

/** More is no household's. */
const MAX_GRAMS = 100_000;

const isSize = (value: number) => Number.isFinite(value) && value > 0;

/**
 * How many vessels hold a weight of a food, in grams. The range is that of the vessel's sizes and of the published weights.
 *
 * Errors: 'not-positive' for 0, below, and what is not a number, in weights and sizes, too, and for a vessel that is
 * larger at its smallest; 'too-large' above 100 kg.
 */
export function fillVessels(
  grams: number,
  density: Density,
  vessel: Pick<Vessel, 'low' | 'high'>,
): Result<FilledVessels, 'not-positive' | 'too-large'> {
  const sizes = [density.usual, density.low, density.high, vessel.low, vessel.high];
  if (!(grams > 0) || !sizes.every(isSize) || vessel.low > vessel.high) return fail('not-positive');
  if (grams > MAX_GRAMS) return fail('too-large');
  return ok({
    count: grams / (density.usual * ((vessel.low + vessel.high) / 2)),
    fewest: grams / (density.high * vessel.high),
    most: grams / (density.low * vessel.low),
  });
}
