import { type CountryId, type CupId, KITCHENS } from '../kitchens/kitchens.ts';
import { KITCHEN_UNITS, type KitchenUnitId } from '../units/kitchenUnits.ts';
import type { ChangeableMeasure } from './measureChoices.ts';

/** Where cooks weigh, recipes that do use cups mean 250 ml, the cup of measuring sets. */
const CUP_OF_SCALES: CupId = 'metric_cup';

/** The units meant by recipes from a country. */
function unitsIn(country: CountryId): Record<ChangeableMeasure, KitchenUnitId> {
  const { cup, tablespoon, teaspoon, fluidOunce } = KITCHENS[country];
  const imperial = fluidOunce === 'imperial_fluid_ounce';
  return {
    cup: cup ?? CUP_OF_SCALES,
    tbsp: tablespoon,
    tsp: teaspoon,
    fl_oz: fluidOunce ?? 'fluid_ounces',
    // The gallon follows the fluid ounce that it is made of.
    pint: imperial ? 'imperial_pint' : 'us_pint',
    quart: imperial ? 'imperial_quart' : 'us_quart',
  };
}

/** Milliliters of the cup, the spoons and the pints of a recipe from a country. */
export function sizesIn(country: CountryId): Record<ChangeableMeasure, number> {
  const units = Object.entries(unitsIn(country)) as [ChangeableMeasure, KitchenUnitId][];
  return Object.fromEntries(units.map(([id, unit]) => [id, KITCHEN_UNITS[unit].factor])) as Record<
    ChangeableMeasure,
    number
  >;
}
