import type { MeasurementSystem } from '../quantity/systemText.ts';
import type { Kitchen } from './kitchen.ts';

/**
 * The measures a recipe is first shown in: those of the kitchen, or all that are written. Amounts in
 * cups are for US cups; a kitchen with another cup sees the grams beside them.
 */
export function firstView({ measures, cup }: Pick<Kitchen, 'measures' | 'cup'>): MeasurementSystem {
  if (measures === 'written') return 'written';
  if (measures === 'grams') return 'metric';
  return cup === 'cups' || cup === 'us_legal_cup' ? 'us' : 'written';
}
