import type { PanPreset } from '../pans/panPreset.ts';
import { type SwapBy, swapFactor } from '../pans/swap.ts';
import type { RecipePan } from './facts.ts';

/** Kinds with a removable bottom. */
const LOOSE_BOTTOM_KINDS: ReadonlySet<PanPreset['kind']> = new Set(['springform', 'tart']);
/** Kinds that are filled higher than a cake pan or a dish. */
const DEEP_KINDS: ReadonlySet<PanPreset['kind']> = new Set(['ring', 'loaf']);

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
  const leaks = holds !== undefined && LOOSE_BOTTOM_KINDS.has(kind) && kind !== own;
  const suits = !leaks && !(holds === 'layer' && DEEP_KINDS.has(kind));
  const by = holds !== 'layer' && (DEEP_KINDS.has(kind) || pan.depth < recipePan.depth) ? 'volume' : 'area';
  const swapped = swapFactor(recipePan, pan, by);
  return swapped.ok ? { factor: (swapped.value * count) / pans, by, suits } : null;
}
