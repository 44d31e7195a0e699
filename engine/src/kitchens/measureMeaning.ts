import {
  type AmbiguousMeasure,
  isAmbiguousMeasure,
  MEASURE_UNITS,
  type MeasureId,
} from '../units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { type CountryId, type CupId, KITCHENS } from './kitchens.ts';

/** Where cooks weigh, those who do use cups mean 250 ml, the cup of measuring sets. */
const DEFAULT_METRIC_CUP: CupId = 'metric_cup';

/** The measures that follow the fluid ounce, of which they are made. */
const FLUID_OUNCE_MEASURES = ['fl_oz', 'gill', 'pint', 'pinte', 'quart', 'gallon'] as const;

/** The unit that a measure means in a country. */
export function unitFor(country: CountryId, measure: MeasureId): KitchenUnitId {
  const { cup, tablespoon, teaspoon, fluidOunce, words } = KITCHENS[country];
  const localUnits: Partial<Record<MeasureId, KitchenUnitId>> = words;
  const named = localUnits[measure];
  if (named) return named;
  if (measure === 'cup') return cup ?? DEFAULT_METRIC_CUP;
  if (measure === 'tbsp') return tablespoon;
  if (measure === 'tsp') return teaspoon;
  const liquid = FLUID_OUNCE_MEASURES.find((id) => id === measure);
  return liquid && fluidOunce === 'imperial_fluid_ounce'
    ? MEASURE_UNITS[liquid].imperial
    : MEASURE_UNITS[measure].usual;
}

/** Milliliters or grams of the measures that have several sizes, in recipes from a country. */
export const measureSizesIn = (country: CountryId) =>
  Object.fromEntries(
    (Object.keys(MEASURE_UNITS) as MeasureId[])
      .filter(isAmbiguousMeasure)
      .map((measure) => [measure, UNITS[unitFor(country, measure)].size]),
  ) as Readonly<Record<AmbiguousMeasure, number>>;
