import type { KitchenUnitId } from './units.ts';

/** Units read off a scale or a jug; all other units of volume or weight are filled, counted or customary. */
const ON_SCALE_OR_JUG: ReadonlySet<KitchenUnitId> = new Set([
  'milliliters',
  'centiliter',
  'deciliter',
  'liters',
  'milligram',
  'grams',
  'decagram',
  'kilograms',
]);
export const isOnScaleOrJug = (unit: KitchenUnitId): boolean => ON_SCALE_OR_JUG.has(unit);

const CUSTOMARY_UNITS: ReadonlySet<KitchenUnitId> = new Set([
  'fluid_ounces',
  'imperial_fluid_ounce',
  'ounces',
  'pounds',
  'metric_pound',
]);

/** Whether a cook fills or cuts off a unit, so that counts are written as fractions: `1 1/2 cups`. */
export const isFilled = (unit: KitchenUnitId): boolean => !isOnScaleOrJug(unit) && !CUSTOMARY_UNITS.has(unit);
