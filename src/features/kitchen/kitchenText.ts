import { type Kitchen, measureSizes } from '@gramwise/engine/kitchens/kitchen.ts';
import type { OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import { formatFraction, kitchenFraction } from '@gramwise/engine/quantity/fraction.ts';
import { type Measure, measurerFor } from '@gramwise/engine/rounding/spoons.ts';
import { GAS_MARKS } from '@gramwise/engine/temperature/gasMark.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectFractionForm } from '#format/format.ts';

type Messages = Catalog['kitchen'];

/** Milliliters as a label shows them: `236.6`, `250`. */
export const formatLabelMilliliters = (language: Language, unit: KitchenUnitId) =>
  formatNumber(language, UNITS[unit].size, 0, 1);

/** How many of one unit make another, as a kitchen fraction: `12 1/2`. */
export function formatUnitCount(small: KitchenUnitId, large: KitchenUnitId): string {
  const fraction = kitchenFraction(UNITS[large].size / UNITS[small].size);
  return fraction ? formatFraction(fraction) : '';
}

function formatMeasureAmount(
  language: Language,
  messages: Messages['amounts'],
  { unit, ...amount }: Measure,
): string {
  const n = formatFraction({ ...amount, exact: true });
  const count = amount.whole + amount.numerator / amount.denominator;
  const words = selectFractionForm(language, count, messages[unit]);
  // Breaks lines between measures only.
  return fill(words, { n }).replaceAll(' ', '\u00A0');
}

/** A volume in the measures of a kitchen: `3/4 cup + 2 tbsp`; in milliliters where the cook weighs. */
export function formatInKitchen(
  language: Language,
  messages: Messages,
  kitchen: Kitchen,
  unit: KitchenUnitId,
): string {
  const measured = kitchen.cup && measurerFor(measureSizes(kitchen))(UNITS[unit].size);
  if (!measured) {
    const n = formatNumber(language, UNITS[unit].size, 0);
    return fill(messages.meaning.milliliters, { n });
  }
  return measured.measures
    .map((measure) => formatMeasureAmount(language, messages.amounts, measure))
    .join(' + ');
}

/** Gas mark 4, which recipes call a moderate oven. */
const [, , , , , MODERATE_MARK] = GAS_MARKS;

/** The setting for a moderate oven on an oven's dial. */
export function formatModerateOven(messages: Messages['heats'], oven: OvenId): string {
  const { id, usualCelsius, fanCelsius, fahrenheit } = MODERATE_MARK;
  const thermostat = celsiusToThermostat(usualCelsius);
  const readings = {
    celsius: usualCelsius,
    fan: fanCelsius,
    fahrenheit,
    'gas-mark': id,
    thermostat: thermostat.ok ? thermostat.value.text : '',
  };
  return fill(messages[oven], { n: readings[oven] });
}
