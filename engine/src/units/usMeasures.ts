import { UNITS } from './units.ts';

/** A US set of measures, in milliliters. */
export const US_MEASURES = {
  cup: UNITS.cups.size,
  tablespoon: UNITS.tablespoons.size,
  teaspoon: UNITS.teaspoons.size,
} as const;

/** A stick of US butter is a quarter pound; its wrapper is marked in eight tablespoons. */
export const TABLESPOONS_IN_STICK = 8;
