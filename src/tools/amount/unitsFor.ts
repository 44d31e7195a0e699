import { CONVERTER_UNIT_IDS, HOME_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { cooksWeigh } from '#catalogs/countries.ts';
import type { Language } from '#catalogs/languages.ts';

/** The units of scales, jugs and the spoons of 15 and 5 ml, which come first where cooks weigh. */
const METRIC_UNIT_IDS = [
  'grams',
  'kilograms',
  'milliliters',
  'centiliter',
  'liters',
  'metric_tablespoon',
  'metric_teaspoon',
] as const satisfies readonly KitchenUnitId[];

/** The country's own units, then all others. */
export function unitsFor(language: Language) {
  const usual: readonly KitchenUnitId[] = cooksWeigh(language) ? METRIC_UNIT_IDS : HOME_UNIT_IDS;
  return { usual, all: [...new Set([...usual, ...CONVERTER_UNIT_IDS])] };
}
