import { type Kitchen, teaspoonOf } from '@gramwise/engine/kitchens/kitchen.ts';
import { KITCHENS } from '@gramwise/engine/kitchens/kitchens.ts';
import { MEASURE_UNITS } from '@gramwise/engine/units/measureWords.ts';
import { CONVERTER_UNIT_IDS, HOME_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
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

/** What a cook measures with: the cup, the spoons and what the country's jugs are marked in. */
const kitchenUnits = (kitchen: Kitchen): readonly KitchenUnitId[] => [
  ...(kitchen.cup ? [kitchen.cup] : []),
  kitchen.tablespoon,
  teaspoonOf(kitchen),
  MEASURE_UNITS[KITCHENS[kitchen.country].jug].usual,
];

/** The units of the language's country and of the cook's kitchen, if one was chosen, then all others. */
export function unitsFor(language: Language, kitchen: Kitchen | null = null) {
  const country: readonly KitchenUnitId[] = cooksWeigh(language) ? METRIC_UNIT_IDS : HOME_UNIT_IDS;
  const usual = [...new Set([...country, ...(kitchen?.chosen ? kitchenUnits(kitchen) : [])])];
  return { usual, all: [...new Set([...usual, ...CONVERTER_UNIT_IDS])] };
}
