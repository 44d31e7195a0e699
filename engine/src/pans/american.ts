import type { PanRow } from './panPreset.ts';

/**
 * Inside measures in inches, with the depth, as American stores label pans. Sources: craftybaking.com, baking pans
 * substitution chart; where marked, browneyedbaker.com, how to convert pan sizes, and Time Inc., pan size chart, 2008.
 */
export const AMERICAN_PANS = {
  'us-round-6': ['round', 6, 2],
  'us-round-8': ['round', 8, 2],
  'us-round-9': ['round', 9, 2],
  'us-round-10': ['round', 10, 2],
  'us-springform-9': ['springform', 9, 3],
  'us-springform-10': ['springform', 10, 2.5],
  'us-square-8': ['square', 8, 8, 2],
  'us-square-9': ['square', 9, 9, 2], // browneyedbaker.com
  'us-square-10': ['square', 10, 10, 2], // browneyedbaker.com
  'us-dish-11x7': ['rectangular', 11, 7, 2], // browneyedbaker.com
  'us-dish-13x9': ['rectangular', 13, 9, 2], // browneyedbaker.com
  'us-loaf-8x4': ['loaf', 8, 4, 2.5], // browneyedbaker.com
  'us-loaf-8.5x4.5': ['loaf', 8.5, 4.5, 2.5], // browneyedbaker.com
  'us-loaf-9x5': ['loaf', 9, 5, 3], // Time Inc.
  'us-bundt-9': ['ring', 9, 3],
  'us-bundt-10': ['ring', 10, 3.5],
} as const satisfies Record<string, PanRow>;
