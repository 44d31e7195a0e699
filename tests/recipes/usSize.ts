import type { Amount, UsUnit } from '@gramwise/engine/recipes/values.ts';

/** Sizes by NIST SP 811, not taken from the site's tables. */
export const MILLILITERS: Readonly<Partial<Record<UsUnit, number>>> = {
  cup: 236.588,
  tbsp: 14.787,
  tsp: 4.929,
  qt: 946.353,
};
const GRAMS: Readonly<Partial<Record<UsUnit, number>>> = { lb: 453.592, oz: 28.35 };

/** What a US measure comes to in grams or milliliters, whichever `amount` is in; NaN if that cannot be said. */
export function usSize({ grams, us = [] }: Amount, density = Number.NaN): number {
  const sizes = us.map(([count, unit]) => {
    const [ml, g] = [MILLILITERS[unit], GRAMS[unit]];
    if (grams !== undefined) return count * (g ?? (ml ?? Number.NaN) * density);
    return count * (ml ?? (g ?? Number.NaN) / density);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
