import { type Kitchen, referenceCup } from '@gramwise/engine/kitchens/kitchen.ts';
import type { OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import { measurerFor } from '@gramwise/engine/rounding/spoons.ts';
import { GAS_MARKS } from '@gramwise/engine/temperature/gasMark.ts';
import { celsiusToThermostat } from '@gramwise/engine/temperature/thermostat.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatMeasure } from '#format/formatMeasure.ts';
import { formatMilliliters } from '#format/formatMilliliters.ts';
import { formatRange } from '#format/formatRange.ts';
import { formatGramsNumber } from '#format/weights.ts';
import {
  COLUMN_IDS,
  COLUMNS,
  type ColumnId,
  columnVolume,
  REVERSE_GRAMS,
  type SheetSizes,
  splitIntoSpoons,
} from './columns.ts';
import { type Line, sheetSizes } from './lines.ts';
import type { SheetMessages } from './messages.ts';

/** The name of a column: `1/2 cup`, `1 tbsp`, `100 ml`. */
export function formatColumnName(language: Language, { measures }: SheetMessages, id: ColumnId): string {
  const { unit, count } = COLUMNS[id];
  return unit === 'milliliters'
    ? formatMilliliters(language, count)
    : formatMeasure(language, measures, unit, count);
}

/** The sizes of the measures that the columns have: `1 cup = 237 ml`. */
export function formatSizes(
  language: Language,
  { measures, cups }: SheetMessages,
  kitchen: Kitchen,
  columns: readonly ColumnId[],
): string[] {
  const sizes = sheetSizes(kitchen);
  const names = {
    cup: `1\u00a0${cups[referenceCup(kitchen)]}`,
    tablespoon: formatMeasure(language, measures, 'tablespoon', 1),
    teaspoon: formatMeasure(language, measures, 'teaspoon', 1),
  };
  return (['cup', 'tablespoon', 'teaspoon'] as const)
    .filter((unit) => columns.some((id) => COLUMNS[id].unit === unit))
    .map((unit) => [names[unit], formatMilliliters(language, sizes[unit])] as const)
    .map(([name, size]) => (name.includes(size) ? name : `${name} = ${size}`));
}

/** Grams of a food in a column's measure. */
export const formatGramsInColumn = (language: Language, { density }: Line, id: ColumnId, sizes: SheetSizes) =>
  formatGramsNumber(language, density * columnVolume(id, sizes));

/** Creates a formatter that gives 100 g of a food in the kitchen's measures: `3/4 cup + 1 tbsp`. */
export function createReverseFormatter(
  language: Language,
  { measures, pinch }: SheetMessages,
  sizes: SheetSizes,
): (line: Line) => string {
  const measure = measurerFor(sizes);
  return ({ density }) =>
    (measure(REVERSE_GRAMS / density)?.measures ?? [])
      .map(({ unit, whole, numerator, denominator }) =>
        unit === 'pinch' ? pinch : formatMeasure(language, measures, unit, whole + numerator / denominator),
      )
      .join(' + ');
}

/** The oven's scales, the visitor's own first. */
export function orderOvenScales(ownScale: OvenId, thermostat: boolean): readonly OvenId[] {
  const others = (['celsius', 'fan', 'fahrenheit', 'gas-mark', 'thermostat'] as const).filter(
    (scale) => scale !== ownScale && (scale !== 'thermostat' || thermostat),
  );
  return [ownScale, ...others];
}

/** The settings on one scale, by gas mark; ranges as British recipes print them. */
export function listOvenSettings(scale: OvenId): readonly string[] {
  return GAS_MARKS.map(({ id, usualCelsius, fanCelsius, fahrenheit }) => {
    if (scale === 'celsius') return formatRange(usualCelsius);
    if (scale === 'fan') return formatRange(fanCelsius);
    if (scale === 'fahrenheit') return String(fahrenheit);
    if (scale === 'gas-mark') return id;
    const th = celsiusToThermostat(typeof usualCelsius === 'number' ? usualCelsius : usualCelsius[0]);
    return th.ok ? th.value.text.replace('-', '–') : '';
  });
}

/** Each measure in spoons and in milliliters: `1/2 cup`, `8 tbsp`, `118`. */
export function listEquivalents(language: Language, messages: SheetMessages, sizes: SheetSizes) {
  const { measures } = messages;
  return COLUMN_IDS.filter((id) => id !== 'tsp' && id !== '100ml').map((id) => {
    const volume = columnVolume(id, sizes);
    const { tablespoons, teaspoons, exact } =
      id === 'tbsp'
        ? { tablespoons: 0, teaspoons: volume / sizes.teaspoon, exact: true }
        : splitIntoSpoons(volume, sizes);
    const spoons = [
      tablespoons > 0 && formatMeasure(language, measures, 'tablespoon', tablespoons),
      teaspoons > 0 && formatMeasure(language, measures, 'teaspoon', Math.round(teaspoons * 2) / 2),
    ];
    return {
      id,
      name: formatColumnName(language, messages, id),
      spoons: (exact ? '' : '≈\u00a0') + spoons.filter(Boolean).join(' + '),
      milliliters: formatMilliliters(language, volume),
    };
  });
}
