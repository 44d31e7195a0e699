import { inCupsAndSpoons } from '../../rounding/cups.ts';
import { inJug, isJug, type Jug, onScale } from '../../rounding/metric.ts';
import { inPoundsAndOunces } from '../../rounding/pounds.ts';
import type { ShownMeasure } from '../../rounding/shownMeasure.ts';
import {
  MEASURES,
  METRIC_ONLY_MEASURES,
  type MeasureId,
  type SizeOverrides,
  SPOONS,
} from '../../units/measureWords.ts';
import { US_MEASURES } from '../../units/usMeasures.ts';
import type { BaseQuantity } from './lineQuantity.ts';

export type TargetSystem = 'metric' | 'us';

/** Shows milliliters or grams in the measures of a system; `jug` is what the cook's is marked in. */
export function showInSystem(
  system: TargetSystem,
  { kind, values }: BaseQuantity,
  jug?: Jug,
): readonly ShownMeasure[] {
  if (system === 'metric') return [kind === 'weight' ? onScale(values) : inJug(values, jug)];
  return kind === 'weight' ? [inPoundsAndOunces(values)] : inCupsAndSpoons(values, US_MEASURES);
}

/** Shows a scaled amount in its original measures: twice a cup of 250 ml is two of these cups. */
export function showInOriginalMeasures(
  { unit, base }: { unit: MeasureId; base: BaseQuantity },
  sizes: SizeOverrides,
  cups: boolean,
): readonly ShownMeasure[] {
  if (METRIC_ONLY_MEASURES.has(unit)) return showInSystem('metric', base, isJug(unit) ? unit : 'ml');
  if (base.kind === 'weight') return [inPoundsAndOunces(base.values, sizes.lb)];
  const size = (measure: 'cup' | 'tbsp' | 'tsp') => sizes[measure] ?? MEASURES[measure].size;
  // Spoons stay spoons where they are not asked for in cups.
  const cup = SPOONS.has(unit) && !cups ? null : size('cup');
  return inCupsAndSpoons(base.values, { cup, tablespoon: size('tbsp'), teaspoon: size('tsp') });
}
