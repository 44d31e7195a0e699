import { PER_CUP, type TableMeasure } from './foodMeasures.ts';

/** A measuring set's cups in quarters and thirds, the largest first: how 2/3 and 3/4 are made up. */
const CUPS: readonly (readonly [fraction: number, sizes: readonly number[]])[] = [
  [3 / 4, [1 / 2, 1 / 4]],
  [2 / 3, [1 / 3, 1 / 3]],
  [1 / 2, [1 / 2]],
  [1 / 3, [1 / 3]],
  [1 / 4, [1 / 4]],
];

/** A measure to fill: its size in US cups, and how often. */
export interface FilledMeasure {
  size: number;
  times: number;
}

/** The measures to fill for amounts such as `1 3/4 cups + 2 tbsp`: cup, half, quarter, and a spoon twice. */
export function filledFor(measures: readonly TableMeasure[]): readonly FilledMeasure[] {
  return measures.flatMap(({ count, unit }): FilledMeasure[] => {
    if (unit !== 'cup') return [{ size: 1 / PER_CUP[unit], times: count }];
    const whole = Math.floor(count + 1e-9);
    const [, parts = []] = CUPS.find(([fraction]) => Math.abs(count - whole - fraction) < 1e-9) ?? [];
    return [...(whole > 0 ? [{ size: 1, times: whole }] : []), ...parts.map((size) => ({ size, times: 1 }))];
  });
}
