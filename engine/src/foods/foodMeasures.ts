import { UNITS } from '../units/units.ts';

/** How many of each US measure make a cup (NIST SP 430). */
export const MEASURES_PER_CUP = { cup: 1, tablespoon: 16, teaspoon: 48 } as const;
type MeasureUnit = keyof typeof MEASURES_PER_CUP;

export interface TableMeasure {
  count: number;
  unit: MeasureUnit;
}

const measuresIn = <Unit extends string>(
  unit: Unit,
  ...counts: readonly number[]
): { count: number; unit: Unit }[] => counts.map((count) => ({ count, unit }));

/** The measures in a food's table: those of a measuring set, and some multiples of a cup. */
export const TABLE_MEASURES: readonly TableMeasure[] = [
  ...measuresIn('teaspoon', 1 / 8, 1 / 4, 1 / 2, 1),
  ...measuresIn('tablespoon', 1, 2),
  ...measuresIn('cup', 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 2, 3, 4),
];

/** The spoons of 15 and 5 ml, and milliliters of a jug: what kitchens without a cup measure with. */
type LocalUnit = 'metric_teaspoon' | 'metric_tablespoon' | 'milliliters';

export interface LocalMeasure {
  count: number;
  unit: LocalUnit;
}

/** The measures in a food's table where cooks weigh. */
export const LOCAL_MEASURES: readonly LocalMeasure[] = [
  ...measuresIn('metric_teaspoon', 1 / 2, 1),
  ...measuresIn('metric_tablespoon', 1, 2, 3),
  ...measuresIn('milliliters', 50, 100, 125, 200, 250, 500, 1000),
];

/** Milliliters of a measure of kitchens without a cup. */
export const localMilliliters = ({ count, unit }: LocalMeasure) => count * UNITS[unit].size;

/** US cups in a measure. */
export const cupsOf = ({ count, unit }: TableMeasure) => count / MEASURES_PER_CUP[unit];

/** Milliliters of a measure. */
export const millilitersOf = (measure: TableMeasure) => cupsOf(measure) * UNITS.cups.size;

/** The weights in the reverse table, in grams. */
export const TABLE_WEIGHTS_GRAMS = [50, 100, 150, 200, 250, 300, 400, 500, 750, 1000] as const;

export const ouncesOf = (grams: number) => grams / UNITS.ounces.size;
