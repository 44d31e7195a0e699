import { densityOf, isFood } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { INGREDIENTS } from '@gramwise/engine/foods/ingredients.ts';
import { formatFraction, kitchenFraction } from '@gramwise/engine/quantity/fraction.ts';
import { convertTemperature, type TemperatureScale } from '@gramwise/engine/temperature/scales.ts';
import { convertHome } from '@gramwise/engine/units/specification/homeConverter.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatNumber, selectFractionForm, selectPluralForm } from '#format/format.ts';
import { shortUnitName } from '#format/unitName.ts';

/** A conversion in an article. Articles are not type-checked, so any value may be wrong. */
export interface RequestedConversion {
  n: number;
  from: KitchenUnitId;
  to: KitchenUnitId;
  /** The ingredient, needed between a weight and a volume. */
  of?: string | undefined;
  /** The maximum number of decimals. */
  digits?: number | undefined;
}

/** A number with at most `digits` decimals and a real minus sign. */
const figure = (language: Language, value: number, digits: number) =>
  formatNumber(language, value, 0, digits).replace('-', '\u2212');

/** Articles use measured weights, as every page but the converter does; a liter of water is a kilogram. */
const densityFor = (food: FoodId) => (food === 'water' ? INGREDIENTS.water.density : densityOf(food));

/** The result of a conversion. An invalid one throws an error that names it and stops the build. */
function converted({ n, from, to, of }: RequestedConversion): number {
  const request = `${n} ${from} to ${to}${of === undefined ? '' : ` of ${of}`}`;
  if (of !== undefined && !isFood(of)) throw new Error(`${request}: there is no such ingredient`);
  const density = of === undefined ? Number.NaN : densityFor(of);
  const result = convertHome({ amount: n, from, to, density });
  if (!result.ok) throw new Error(`${request}: ${result.code}`);
  return result.value;
}

/** `251 g`, `0.5 cups`, `1 cup`: the result of a conversion with its short unit. */
export function convertedText(
  language: Language,
  units: Catalog['units'],
  request: RequestedConversion,
): string {
  const digits = request.digits ?? 2;
  const value = converted(request);
  const unit = shortUnitName(language, units[request.to], Number(value.toFixed(digits)));
  return `${figure(language, value, digits)}\u00a0${unit}`;
}

const MEASURES: readonly KitchenUnitId[] = [
  'cups',
  'tablespoons',
  'teaspoons',
  'metric_cup',
  'metric_tablespoon',
  'metric_teaspoon',
];

/** `1/4 cup`, `1 1/2 cups`, `1 ounce`, `100 grams`: the amount to convert, with cups and spoons in fractions. */
export function givenText(
  language: Language,
  units: Catalog['units'],
  { n, from }: Pick<RequestedConversion, 'n' | 'from'>,
): string {
  const fraction = MEASURES.includes(from) ? kitchenFraction(n) : null;
  const exact = fraction?.exact === true;
  const number = exact ? formatFraction(fraction) : figure(language, n, 3);
  const { one, name: other } = units[from];
  return `${number}\u00a0${(exact ? selectFractionForm : selectPluralForm)(language, n, { one, other })}`;
}

const SIGNS: Record<TemperatureScale, string> = { celsius: '°C', fahrenheit: '°F', kelvin: 'K' };

/** A temperature with its unit: `356 °F`. */
export function degreesText(
  language: Language,
  value: number,
  scale: TemperatureScale,
  digits: number,
): string {
  return `${figure(language, value, digits)}\u00a0${SIGNS[scale]}`;
}

/** The temperature on the other scale. An invalid one throws an error that names it. */
export function convertedDegrees(n: number, from: TemperatureScale, to: TemperatureScale): number {
  const result = convertTemperature(n, from, to);
  if (!result.ok) throw new Error(`${n} ${from} to ${to}: ${result.code}`);
  return result.value;
}
