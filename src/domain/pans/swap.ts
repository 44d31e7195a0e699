import { fail, ok, type Result } from '../result.ts';
import { type Pan, panArea, panVolume } from './shapes.ts';

/**
 * By 'area' the cake keeps its height (depths are not looked at); by 'volume' it fills the new pan
 * as high in proportion as the old one.
 */
export type SwapBy = 'area' | 'volume';

/**
 * The factor to multiply a recipe by when it is baked in `to` instead of `from`.
 * Error: 'invalid-size' when a measure that counts is not above 0 or the factor is out of range.
 */
export function swapFactor(from: Pan, to: Pan, by: SwapBy): Result<number, 'invalid-size'> {
  if (!isPositive(from, by) || !isPositive(to, by)) return fail('invalid-size');
  const measure = by === 'area' ? panArea : panVolume;
  const factor = measure(to) / measure(from);
  return Number.isFinite(factor) && factor > 0 ? ok(factor) : fail('invalid-size');
}

/** Two negative sides would make a positive area, so each measure is looked at by itself. */
function isPositive(pan: Pan, by: SwapBy): boolean {
  const { shape: _, depth, ...sides } = pan;
  const counted = by === 'area' ? Object.values(sides) : [...Object.values(sides), depth];
  return counted.every((side) => side > 0);
}
