import type { Kitchen } from '../kitchens/kitchen.ts';
import { hasOunces, KITCHENS } from '../kitchens/kitchens.ts';
import { unitFor, unitInKitchen } from '../kitchens/measureMeaning.ts';
import type { AskWords, Region } from '../language/askWords/askWords.ts';
import { MEASURE_UNITS, type MeasureId, US_ONLY_MEASURES } from '../units/measureWords.ts';
import type { KitchenUnitId } from '../units/units.ts';

export interface ResolvedUnit {
  unit: KitchenUnitId;
  /** True if neither the question nor a chosen kitchen tells which cup is meant. */
  guessed: boolean;
}

/** The unit in a country, or in a system of measures; null if it has none, such as a metric pint or a French cup. */
export function unitIn(region: Region, measure: MeasureId): KitchenUnitId | null {
  const units: Partial<Record<string, KitchenUnitId>> = MEASURE_UNITS[measure];
  const { usual } = MEASURE_UNITS[measure];
  if (region === 'us' || (region === 'imperial' && measure === 'metric_pound')) return units['us'] ?? usual;
  const isSystem = region === 'metric' || region === 'imperial';
  const known = region === 'imperial' || (!isSystem && hasOunces(region));
  if (!known && US_ONLY_MEASURES.has(measure) && !units['metric']) return null;
  if (!isSystem) return measure === 'cup' ? KITCHENS[region].cup : unitFor(region, measure);
  const spoonOrCup = measure === 'cup' || measure === 'tbsp' || measure === 'tsp';
  return units[region] ?? (spoonOrCup ? units['metric'] : undefined) ?? usual;
}

/**
 * Resolves a measure to a unit: the one that the question names (`metric cup`, `Canadian cup`), else that of the
 * visitor's kitchen, else the language's default cup. Null if there is no such unit, such as a metric pint.
 */
export function resolveUnit(
  measure: MeasureId,
  region: Region | null,
  { kitchen, usualCup }: { kitchen: Kitchen; usualCup: AskWords['usualCup'] },
): ResolvedUnit | null {
  const sure = (unit: KitchenUnitId): ResolvedUnit => ({ unit, guessed: false });
  if (region !== null) {
    const there = unitIn(region, measure);
    // Measuring sets have the metric one where cooks weigh
    if (!there && measure === 'cup') return { unit: 'metric_cup', guessed: true };
    return there && sure(there);
  }
  const meant = unitInKitchen(kitchen, measure);
  return meant ? sure(meant) : { unit: usualCup, guessed: usualCup !== 'cups' };
}
