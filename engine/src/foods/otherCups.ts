import type { KitchenUnitId } from '../units/units.ts';

/** Other countries' cups and spoons on a food's page, largest first. */
export const OTHER_CUPS = [
  'imperial_cup',
  'metric_cup',
  'us_legal_cup',
  'japanese_cup',
  'australian_tablespoon',
  'metric_tablespoon',
  'metric_teaspoon',
] as const satisfies readonly KitchenUnitId[];
