import type { MeasureSizes } from '@gramwise/engine/rounding/spoons.ts';

interface Column {
  unit: keyof MeasureSizes | 'milliliters';
  count: number;
}

/** The measures that a column can show, by their ids in a URL. */
export const COLUMNS = {
  cup: { unit: 'cup', count: 1 },
  '3-4': { unit: 'cup', count: 3 / 4 },
  '2-3': { unit: 'cup', count: 2 / 3 },
  '1-2': { unit: 'cup', count: 1 / 2 },
  '1-3': { unit: 'cup', count: 1 / 3 },
  '1-4': { unit: 'cup', count: 1 / 4 },
  tbsp: { unit: 'tablespoon', count: 1 },
  tsp: { unit: 'teaspoon', count: 1 },
  '100ml': { unit: 'milliliters', count: 100 },
} as const satisfies Record<string, Column>;

export type ColumnId = keyof typeof COLUMNS;
export const COLUMN_IDS = Object.keys(COLUMNS) as readonly ColumnId[];

/** The column for the reverse: 100 g in cups and spoons. */
export const REVERSE_COLUMN = '100g';
export const REVERSE_GRAMS = 100;

/** Sizes of a kitchen whose cup is known: the sheet has columns for it. */
export type SheetSizes = MeasureSizes & { cup: number };

/** Milliliters of a column's measure. */
export function columnVolume(id: ColumnId, sizes: SheetSizes): number {
  const { unit, count } = COLUMNS[id];
  return unit === 'milliliters' ? count : count * sizes[unit];
}

/** Sizes within this relative error are exact, but for rounding. */
const EXACT_TOLERANCE = 0.001;
/** Tolerance, in spoons, for the rounding of the specification's US units. */
const ROUNDING_TOLERANCE = 0.005;

/** A volume in tablespoons and half teaspoons, rounded; a remainder that makes a tablespoon becomes one. */
export function splitIntoSpoons(
  milliliters: number,
  { tablespoon, teaspoon }: SheetSizes,
): { tablespoons: number; teaspoons: number; exact: boolean } {
  const whole = Math.floor(milliliters / tablespoon + ROUNDING_TOLERANCE);
  const halves = Math.max(0, Math.round(((milliliters - whole * tablespoon) / teaspoon) * 2) / 2);
  const carries = halves * teaspoon >= tablespoon * (1 - ROUNDING_TOLERANCE);
  const [tablespoons, teaspoons] = carries ? [whole + 1, 0] : [whole, halves];
  const error = tablespoons * tablespoon + teaspoons * teaspoon - milliliters;
  return { tablespoons, teaspoons, exact: Math.abs(error) < milliliters * EXACT_TOLERANCE };
}
