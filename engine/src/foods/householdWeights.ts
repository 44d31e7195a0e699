import {
  HOUSEHOLD_IDS,
  type HouseholdId,
  type HouseholdMeasure,
  householdMeasure,
} from '../kitchens/household.ts';
import type { CountryId } from '../kitchens/kitchens.ts';

/** A food's grams per milliliter: the figure used, and those of the lowest and highest source. */
interface Density {
  used: number;
  low: number;
  high: number;
}

export interface HouseholdWeight extends HouseholdMeasure {
  id: HouseholdId;
  grams: number;
  /** Over the sizes of the measure and the sources of the food. */
  lowGrams: number;
  highGrams: number;
}

/** What each household measure of a country holds of a food, unrounded; empty where no source has any. */
export const householdWeights = (
  { used, low, high }: Density,
  country: CountryId,
): readonly HouseholdWeight[] =>
  HOUSEHOLD_IDS.flatMap((id) => {
    const measure = householdMeasure(country, id);
    if (!measure) return [];
    return {
      id,
      ...measure,
      grams: measure.milliliters * used,
      lowGrams: measure.low * low,
      highGrams: measure.high * high,
    };
  });
