import { MEASURES, METRIC_ONLY_MEASURES, type MeasureId, type OwnSizes } from '../../units/measureWords.ts';
import { type Base, times } from './lineBase.ts';
import { type Rounded, roundIn, roundMetric, roundUsVolume } from './rounding.ts';

export const SPOONS: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'dessertspoon']);

/** Spoons stay spoons where they are not asked for in cups. */
function inSpoons({ values }: Base): Rounded {
  const shown = roundUsVolume(values);
  if (shown.unit !== 'cup') return shown;
  return { values: values.map((value) => Math.round((value / MEASURES.tbsp.size) * 2) / 2), unit: 'tbsp' };
}

/** A scaled amount in the measures it was written in: twice a cup of 250 ml is two of these cups. */
export function inOwnMeasures(unit: MeasureId, base: Base, sizes: OwnSizes, cups: boolean): Rounded {
  if (METRIC_ONLY_MEASURES.has(unit)) return roundMetric(base.values, base.kind);
  const { kind, size } = MEASURES[unit];
  const values = times(base.values, size / (sizes[unit] ?? size));
  return SPOONS.has(unit) && !cups ? inSpoons({ kind, values }) : roundIn('us', values, kind);
}
