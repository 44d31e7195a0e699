import type { PanPreset } from './panPreset.ts';
import { PAN_PRESETS } from './presets.ts';
import type { Pan } from './shapes.ts';
import { type SwapBy, swapFactor } from './swap.ts';

/** Smaller differences need no other pan: a tenth more or less batter changes a cake's height by millimeters. */
const MIN_SWAP_DIFFERENCE = 0.1;

/**
 * Finds the pan of the same kind as `mine` that comes closest to the recipe's, if the swap changes the recipe by more
 * than a tenth: a 24 cm springform if the recipe has one of 26 cm and `mine` is one of 20 cm. It is always between the
 * two, so never the recipe's own size. Null if no listed pan is closer.
 */
export function findCloserPan(
  recipe: Pan,
  mine: PanPreset,
  by: SwapBy,
): { preset: PanPreset; factor: number } | null {
  const factorOf = (pan: Pan) => {
    const swapped = swapFactor(recipe, pan, by);
    return swapped.ok ? swapped.value : Number.NaN;
  };
  const now = factorOf(mine.pan);
  if (!(Math.abs(now - 1) > MIN_SWAP_DIFFERENCE)) return null;
  const between = PAN_PRESETS.filter(({ kind, origin }) => kind === mine.kind && origin === mine.origin)
    .map((preset) => ({ preset, factor: factorOf(preset.pan) }))
    .filter(({ factor }) => (factor - now) * (1 - factor) > 0);
  return between.sort((a, b) => Math.abs(a.factor - 1) - Math.abs(b.factor - 1))[0] ?? null;
}
