import { isMeasure, MEASURES } from '../../units/measureWords.ts';
import { HOUSEHOLD_IDS, HOUSEHOLD_MEASURES } from '../../vessels/householdMeasures.ts';

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

/** A unit with its numbers. */
interface Amount {
  unit: string | null;
  values: readonly number[];
}

/** Whether vessels hold an amount, in milliliters or grams, only if all of them together do: `2 Becher (400 ml)`. */
function isHeldByAll({ unit: vessel, values }: Amount, amount: Amount): boolean {
  const count = Math.max(...values);
  const size = isMeasure(amount.unit) ? MEASURES[amount.unit].size : 0;
  const rows = HOUSEHOLD_MEASURES.filter(({ id }) => id === vessel);
  const isHeld = (by: number) => {
    const each = (Math.max(...amount.values) * size) / by;
    return rows.some(({ low, high }) => low <= each && each <= high);
  };
  return count > 1 && isHeld(count) && !isHeld(1);
}

/**
 * Whether an amount beside counted containers is what each of them holds, and not all of it said again: `2 cubes (2
 * sticks)`, `1 cube (1/2 cup)` of butter, `2 Becher (400 ml)`.
 */
export function isSizeOfContainer(counted: Amount, amount: Amount): boolean {
  const { unit } = amount;
  const isPacked =
    unit === 'stick' || (counted.unit === 'cube' && isMeasure(unit) && MEASURES[unit].kind === 'volume');
  return isContainer(counted.unit) && !isPacked && !isHeldByAll(counted, amount);
}
