import type { MeasureId } from '../units/measureWords.ts';

/** The measures that amounts are shown in. */
type ShownUnit = MeasureId | 'pinch';

/** One measure of an amount, as a cook takes it: a number, or the ends of a range. */
export interface ShownMeasure<Unit extends string = ShownUnit> {
  unit: Unit;
  values: readonly number[];
}
