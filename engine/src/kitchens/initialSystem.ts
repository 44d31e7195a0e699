import type { Kitchen } from './kitchen.ts';

/** How a recipe shows its amounts: in one system, or as written, with both. */
export const MEASUREMENT_SYSTEMS = ['written', 'metric', 'us'] as const;
export type MeasurementSystem = (typeof MEASUREMENT_SYSTEMS)[number];

/**
 * The measures that a recipe is first shown in: the kitchen's; without a choice, grams if the kitchen has no
 * cups, else both. Cups are US cups, so a kitchen with another cup shows the grams beside them. With them come pounds,
 * inches and Fahrenheit, so a Mexican, who has the cups but not the oven, sees both too.
 */
export function initialSystem({
  measures,
  cup,
  oven,
}: Pick<Kitchen, 'measures' | 'cup' | 'oven'>): MeasurementSystem {
  if (measures === 'grams' || (measures === 'written' && cup === null)) return 'metric';
  const isUs = (cup === 'cups' || cup === 'us_legal_cup') && oven === 'fahrenheit';
  return measures === 'cups' && isUs ? 'us' : 'written';
}
