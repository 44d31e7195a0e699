import { measurerFor } from '../rounding/spoons.ts';
import { US_MEASURES } from '../units/usMeasures.ts';
import { MEASURES_PER_CUP, type TableMeasure } from './foodMeasures.ts';

/** US cups as a cook measures them: `1 1/2 cups + 2 tbsp`. Empty for less than a pinch, 1/16 teaspoon. */
export const measuresForCups = (cups: number): readonly TableMeasure[] =>
  (measurerFor(US_MEASURES)(cups * US_MEASURES.cup)?.measures ?? []).map(
    ({ unit, whole, numerator, denominator }) =>
      unit === 'pinch'
        ? { count: 1 / 16, unit: 'teaspoon' }
        : { count: whole + numerator / denominator, unit },
  );

type Part = readonly [fraction: number, sizes: readonly number[]];

/** How fractions of a cup or spoon are composed of the cups and spoons in a set. */
const CUPS: readonly Part[] = [
  [3 / 4, [1 / 2, 1 / 4]],
  [2 / 3, [1 / 3, 1 / 3]],
  [1 / 2, [1 / 2]],
  [1 / 3, [1 / 3]],
  [1 / 4, [1 / 4]],
];
const SPOONS: readonly Part[] = [
  [7 / 8, [1 / 2, 1 / 4, 1 / 8]],
  [3 / 4, [1 / 2, 1 / 4]],
  [5 / 8, [1 / 2, 1 / 8]],
  [1 / 2, [1 / 2]],
  [3 / 8, [1 / 4, 1 / 8]],
  [1 / 4, [1 / 4]],
  [1 / 8, [1 / 8]],
  [1 / 16, [1 / 16]],
];

/** A measure to fill: its size in US cups, and how many times. */
export interface MeasureToFill {
  size: number;
  times: number;
}

/** The measures to fill for amounts such as `1 3/4 cups + 2 tbsp`: cup, half, quarter, and a spoon twice. */
export function measuresToFill(measures: readonly TableMeasure[]): readonly MeasureToFill[] {
  return measures.flatMap(({ count, unit }): MeasureToFill[] => {
    const unitSize = 1 / MEASURES_PER_CUP[unit];
    const whole = Math.floor(count + 1e-9);
    const ways = unit === 'cup' ? CUPS : SPOONS;
    const [, parts = []] = ways.find(([fraction]) => Math.abs(count - whole - fraction) < 1e-9) ?? [];
    return [
      ...(whole > 0 ? [{ size: unitSize, times: whole }] : []),
      ...parts.map((size) => ({ size: size * unitSize, times: 1 })),
    ];
  });
}
