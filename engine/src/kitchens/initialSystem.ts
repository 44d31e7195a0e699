import type { Kitchen } from './kitchen.ts';

/** How a recipe shows its amounts: in one system, or as written, in both. */
export const MEASUREMENT_SYSTEMS = ['written', 'metric', 'us'] as const;
export type MeasurementSystem = (typeof MEASUREMENT_SYSTEMS)[number];

/**
 * The measures a recipe is first shown in: those of the kitchen; for a cook who did not choose, grams if it has no
 * cups, else both. Cups are US cups, so a kitchen with another cup shows the grams beside them.
 */
export function initialSystem({ measures, cup }: Pick<Kitchen, 'measures' | 'cup'>): MeasurementSystem {
  if (measures === 'grams' || (measures === 'written' && cup === null)) return 'metric';
  return measures === 'cups' && (cup === 'cups' || cup === 'us_legal_cup') ? 'us' : 'written';
}
