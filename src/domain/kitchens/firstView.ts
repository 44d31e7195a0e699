import type { MeasurementSystem } from '../quantity/systemText.ts';
import type { Kitchen } from './kitchen.ts';

/**
 * The measures a recipe is first shown in: those that were chosen for the kitchen, else all that are written. Amounts in
 * cups are for US cups; a kitchen with another cup sees the grams beside them.
 */
export function firstView({ chosen, measures, cup }: Kitchen): MeasurementSystem {
  if (!chosen || measures === 'written') return 'written';
  if (measures === 'grams') return 'metric';
  return cup === 'cups' || cup === 'us_legal_cup' ? 'us' : 'written';
}
