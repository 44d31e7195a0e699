import type { KitchenUnitId } from './units.ts';

/** The cups that kitchens have. */
export const CUPS = [
  'cups',
  'us_legal_cup',
  'metric_cup',
  'imperial_cup',
  'japanese_cup',
] as const satisfies readonly KitchenUnitId[];
export type CupId = (typeof CUPS)[number];
