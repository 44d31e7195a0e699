import { hasLooseBottom, isDeep } from '../pans/bakingAdvice.ts';
import type { PanPreset } from '../pans/panPreset.ts';
import { type SwapBy, swapFactor } from '../pans/swap.ts';
import type { RecipePan } from './facts.ts';

/**
 * What to multiply a recipe by for `count` pans like `preset` in place of all of its own, and whether such a pan suits
 * it: liquid leaks from a loose bottom, and one layer needs a low rim. Null if a pan has no size. By area, so that
 * height and time stay. By volume where that would leave the pan half empty or let it overflow: rings and loaf pans,
 * and pans shallower than the recipe's. One layer on a tray has no height to keep.
 */
export function panFactor(
  { pan: recipePan, count: pans, holds, kind: own }: RecipePan,
  { kind, pan }: PanPreset,
  count = 1,
): { factor: number; by: SwapBy; suits: boolean } | null {
  const leaks = holds !== undefined && hasLooseBottom(kind) && kind !== own;
  const suits = !leaks && !(holds === 'layer' && isDeep(kind));
  const by = holds !== 'layer' && (isDeep(kind) || pan.depth < recipePan.depth) ? 'volume' : 'area';
  const swapped = swapFactor(recipePan, pan, by);
  return swapped.ok ? { factor: (swapped.value * count) / pans, by, suits } : null;
}
