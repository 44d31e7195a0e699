import type { MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { findWay } from '#tools/foodField/way.ts';

/** Where a density comes from: the specification's table, published weights, or the visitor's own cup. */
type Basis = 'specified' | 'measured' | 'own';

export interface Weight {
  basis: Basis;
  /** Grams per milliliter; lowest and highest of the sources. */
  density: number;
  low: number;
  high: number;
}

/**
 * The weight to convert with, in g/ml. The visitor's own figure comes first, then the specification's density for the
 * usual way to fill the cup, unless the `measured` weight is asked for.
 */
export function chooseWeight(
  food: MeasuredFood,
  { as, measured, own: customDensity }: { as: string; measured: boolean; own?: number | undefined },
): Weight {
  const way = findWay(food, as);
  const usual = way === food.ways[0];
  const low = (way.low ?? way.cup) / US_MEASURES.cup;
  const high = (way.high ?? way.cup) / US_MEASURES.cup;
  if (customDensity !== undefined && usual) return { basis: 'own', density: customDensity, low, high };
  if (food.density !== undefined && usual && !measured)
    return { basis: 'specified', density: food.density, low, high };
  return { basis: 'measured', density: way.cup / US_MEASURES.cup, low, high };
}
