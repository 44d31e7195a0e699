import { fail, ok, type Result } from '../result.ts';
import { type Pan, panArea, panVolume } from './shapes.ts';

/**
 * 'area' keeps the height of the cake and ignores depth; 'volume' fills the new pan to the same fraction of its depth.
 */
export type SwapBy = 'area' | 'volume';

/**
 * What to multiply a recipe by when it is baked in `to` instead of `from`.
 * Error: 'invalid-size' unless all measures in use are above 0 and the factor is finite and above 0.
 */
export function swapFactor(from: Pan, to: Pan, by: SwapBy): Result<number, 'invalid-size'> {
  if (!isPositive(from, by) || !isPositive(to, by)) return fail('invalid-size');
  const measure = by === 'area' ? panArea : panVolume;
  const factor = measure(to) / measure(from);
  return Number.isFinite(factor) && factor > 0 ? ok(factor) : fail('invalid-size');
}

/** Checks each measure separately, because two negative sides have a positive area. */
function isPositive(pan: Pan, by: SwapBy): boolean {
  const { shape: _, depth, ...sides } = pan;
  const counted = by === 'area' ? Object.values(sides) : [...Object.values(sides), depth];
  return counted.every((side) => side > 0);
}
