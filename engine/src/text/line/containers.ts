import { HOUSEHOLD_IDS } from '../../vessels/householdMeasures.ts';

/** Packets that are used up at once, and larger ones. */
export const PACKAGES: ReadonlySet<string> = new Set(['package', 'box']);

const CONTAINERS: ReadonlySet<string> = new Set([
  'can',
  'jar',
  'bottle',
  ...PACKAGES,
  'glass',
  'bar',
  'block',
  'carton',
  'cube',
  ...HOUSEHOLD_IDS,
]);

/** Containers of what is preserved. */
const PRESERVED_IN: ReadonlySet<string> = new Set(['can', 'jar']);

/** Whether what a counting word holds is preserved: a jar of cherries holds no fresh ones. */
export const holdsPreserved = (unit: string | null | undefined): boolean => PRESERVED_IN.has(unit ?? '');

/**
 * Whether a counting word is for things that are filled or sold by weight, so that a weight beside it is the size of
 * each: `2 cans (400 g)`. In `3 bunches (900 g)` and `2 pieces (200 g)` it is that of all.
 */
export const isContainer = (unit: string | null): unit is string => unit !== null && CONTAINERS.has(unit);
