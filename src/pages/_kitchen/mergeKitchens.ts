import { type Kitchen, referenceCup } from '@gramwise/engine/kitchens/kitchen.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';

/** In grams; smaller differences come from converting between cups. */
const SAME_WEIGHT = 0.01;

/** The own weights of a kitchen as grams of another kitchen's cup. */
function cupsFor(kitchen: Kitchen, other: Kitchen): Record<string, number> {
  const ratio = UNITS[referenceCup(other)].size / UNITS[referenceCup(kitchen)].size;
  return Object.fromEntries(Object.entries(kitchen.cups).map(([food, grams]) => [food, grams * ratio]));
}

/** What differs between this device and a file, so that one of the two must yield. */
export interface KitchenConflict {
  kitchen: boolean;
  /** Foods with two own weights. */
  weights: readonly string[];
}

const isSameKitchen = (a: Kitchen, b: Kitchen) =>
  (['country', 'cup', 'tablespoon', 'oven', 'measures'] as const).every((part) => a[part] === b[part]);

/** What would be lost if one kitchen took the place of the other; null if nothing. */
export function findConflict(mine: Kitchen, theirs: Kitchen): KitchenConflict | null {
  const kitchen = mine.chosen && theirs.chosen && !isSameKitchen(mine, theirs);
  const cups = cupsFor(theirs, mine);
  const weights = Object.entries(mine.cups).flatMap(([food, grams]) =>
    Math.abs((cups[food] ?? grams) - grams) > SAME_WEIGHT ? [food] : [],
  );
  return kitchen || weights.length > 0 ? { kitchen, weights } : null;
}

/**
 * This device's kitchen with what a file adds. Where both have a choice or a weight, that of the `winner` counts; own
 * weights are converted to the cup of the kitchen that results.
 */
export function mergeKitchens(mine: Kitchen, theirs: Kitchen, winner: 'mine' | 'theirs'): Kitchen {
  const takesTheirs = theirs.chosen && (winner === 'theirs' || !mine.chosen);
  const base = takesTheirs ? theirs : mine;
  const [first, last] = winner === 'theirs' ? [mine, theirs] : [theirs, mine];
  return { ...base, cups: { ...cupsFor(first, base), ...cupsFor(last, base) } };
}

/** What a merge changes on this device. */
export function countChanges(mine: Kitchen, merged: Kitchen): { kitchen: boolean; weights: number } {
  const before = cupsFor(mine, merged);
  return {
    kitchen: merged.chosen && (!mine.chosen || !isSameKitchen(mine, merged)),
    weights: Object.entries(merged.cups).filter(
      ([food, grams]) => !(Math.abs((before[food] ?? Number.NaN) - grams) <= SAME_WEIGHT),
    ).length,
  };
}
