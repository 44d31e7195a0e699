import type { CupId } from '../units/cups.ts';
import {
  type AmbiguousMeasure,
  isAmbiguousMeasure,
  MEASURE_UNITS,
  type MeasureId,
} from '../units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '../units/units.ts';
import { type Kitchen, teaspoonOf } from './kitchen.ts';
import { type CountryId, KITCHENS } from './kitchens.ts';

/** The cup in countries where cooks weigh: 250 ml, as in measuring sets. */
const DEFAULT_METRIC_CUP: CupId = 'metric_cup';

/** Measures that are multiples of the fluid ounce. */
const FLUID_OUNCE_MEASURES = ['fl_oz', 'gill', 'pint', 'pinte', 'quart', 'gallon'] as const;

/** The unit that a measure means in a country. */
export function unitFor(country: CountryId, measure: MeasureId): KitchenUnitId {
  const { cup, tablespoon, fluidOunce, words } = KITCHENS[country];
  const localUnits: Partial<Record<MeasureId, KitchenUnitId>> = words;
  const named = localUnits[measure];
  if (named) return named;
  if (measure === 'cup') return cup ?? DEFAULT_METRIC_CUP;
  if (measure === 'tbsp') return tablespoon;
  if (measure === 'tsp') return teaspoonOf({ tablespoon });
  const liquid = FLUID_OUNCE_MEASURES.find((id) => id === measure);
  return liquid && fluidOunce === 'imperial_fluid_ounce'
    ? MEASURE_UNITS[liquid].imperial
    : MEASURE_UNITS[measure].usual;
}

/** The unit that a measure means in a cook's kitchen; null for a cup that nobody chose. */
export function unitInKitchen(kitchen: Kitchen, measure: MeasureId): KitchenUnitId | null {
  if (measure === 'tsp') return teaspoonOf(kitchen);
  if (measure === 'tbsp') return kitchen.tablespoon;
  if (measure === 'cup') return kitchen.chosen ? kitchen.cup : null;
  return unitFor(kitchen.country, measure);
}

/** The sizes, in milliliters or grams, of measures whose size depends on the country. */
export const measureSizesIn = (country: CountryId) =>
  Object.fromEntries(
    (Object.keys(MEASURE_UNITS) as MeasureId[])
      .filter(isAmbiguousMeasure)
      .map((measure) => [measure, UNITS[unitFor(country, measure)].size]),
  ) as Readonly<Record<AmbiguousMeasure, number>>;
