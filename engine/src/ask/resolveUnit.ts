import type { Kitchen } from '../kitchens/kitchen.ts';
import { unitInKitchen } from '../kitchens/measureMeaning.ts';
import type { AskWords, Region } from '../language/askWords/askWords.ts';
import { MEASURE_UNITS, type MeasureId } from '../units/measureWords.ts';
import type { KitchenUnitId } from '../units/units.ts';

export interface ResolvedUnit {
  unit: KitchenUnitId;
  /** True if neither the question nor a chosen kitchen tells which cup is meant. */
  guessed: boolean;
}

/** Measures that have no metric version, such as ounces and pints. */
const NON_METRIC_MEASURES: ReadonlySet<MeasureId> = new Set([
  'fl_oz',
  'gill',
  'pint',
  'pinte',
  'demiard',
  'quart',
  'gallon',
  'oz',
]);

/** The unit in a named region; without one, the metric or the default one; null for a metric pint. */
function unitOf(measure: MeasureId, region: Region): KitchenUnitId | null {
  const units: Partial<Record<string, KitchenUnitId>> = MEASURE_UNITS[measure];
  const { usual } = MEASURE_UNITS[measure];
  const isMetric = region === 'metric' || region === 'australian';
  if (isMetric && NON_METRIC_MEASURES.has(measure)) return null;
  if (region === 'us' || (region === 'imperial' && measure === 'metric_pound')) return units['us'] ?? usual;
  const spoonOrCup = measure === 'cup' || measure === 'tbsp' || measure === 'tsp';
  return units[region] ?? (spoonOrCup || isMetric ? units['metric'] : undefined) ?? usual;
}

/**
 * Resolves a measure to a unit: the one that the question specifies (`metric cup`), else that of the visitor's kitchen,
 * else the language's default cup. Null if there is no such unit, such as a metric pint.
 */
export function resolveUnit(
  measure: MeasureId,
  region: Region | null,
  { kitchen, usualCup }: { kitchen: Kitchen; usualCup: AskWords['usualCup'] },
): ResolvedUnit | null {
  const sure = (unit: KitchenUnitId): ResolvedUnit => ({ unit, guessed: false });
  if (region !== null) {
    const there = unitOf(measure, region);
    return there && sure(there);
  }
  const meant = unitInKitchen(kitchen, measure);
  return meant ? sure(meant) : { unit: usualCup, guessed: true };
}
