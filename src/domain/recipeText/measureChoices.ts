import { CUPS, TABLESPOONS } from '../kitchens/kitchens.ts';
import type { KitchenUnitId } from '../units/kitchenUnits.ts';
import type { MeasureId } from './units.ts';

/** The units that a word may mean, keyed by the measure it is read as: a cup of 237 ml or of 250 ml. */
export const MEASURE_CHOICES = {
  cup: CUPS,
  tbsp: TABLESPOONS,
  tsp: ['teaspoons', 'metric_teaspoon'],
  fl_oz: ['fluid_ounces', 'imperial_fluid_ounce'],
  pint: ['us_pint', 'imperial_pint'],
  quart: ['us_quart', 'imperial_quart'],
} as const satisfies Partial<Record<MeasureId, readonly KitchenUnitId[]>>;

export type ChangeableMeasure = keyof typeof MEASURE_CHOICES;
export type MeasureChoice = (typeof MEASURE_CHOICES)[ChangeableMeasure][number];

export const CHANGEABLE_MEASURES = Object.keys(MEASURE_CHOICES) as readonly ChangeableMeasure[];

/** The measure that a unit is an alternative to; null for any other text. */
export function measureOf(unit: string): ChangeableMeasure | null {
  return CHANGEABLE_MEASURES.find((id) => MEASURE_CHOICES[id].some((one) => one === unit)) ?? null;
}
