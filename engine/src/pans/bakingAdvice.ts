import type { PanPreset } from './panPreset.ts';
import type { Pan } from './shapes.ts';
import type { SwapBy } from './swap.ts';

/** What goes into the pan: cake batter; what runs out of a loose bottom; one layer; what rises to twice its size. */
export const BATTERS = ['cake', 'liquid', 'layer', 'dough'] as const;
export type Batter = (typeof BATTERS)[number];

/** Kinds with a removable bottom. */
const LOOSE_BOTTOM_KINDS: ReadonlySet<PanPreset['kind']> = new Set(['springform', 'tart']);
/** Kinds that are filled higher than a cake pan or a dish. */
const DEEP_KINDS: ReadonlySet<PanPreset['kind']> = new Set(['ring', 'loaf']);

/** Whether a thin batter or cream can run out of the pan. */
export const hasLooseBottom = (kind: PanPreset['kind']) => LOOSE_BOTTOM_KINDS.has(kind);
/** Whether the pan is too deep for one layer. */
export const isDeep = (kind: PanPreset['kind']) => DEEP_KINDS.has(kind);

/**
 * What to mind in another pan: `leaks`, `no-layer` (too deep for one layer), `overflows` (shallower than the recipe's
 * and filled as high), `longer` and `sooner` (a thicker or thinner layer), `same-time`, and how far to fill it.
 */
export type BakingAdvice =
  | 'leaks'
  | 'no-layer'
  | 'overflows'
  | 'longer'
  | 'sooner'
  | 'same-time'
  | 'two-thirds'
  | 'half';

/** A layer that differs by less bakes in the same time; pans of one name differ by as much. */
const SAME_HEIGHT = 0.1;

interface Swapped {
  recipe: Pan;
  mine: Pan;
  by: SwapBy;
  batter: Batter;
  /** The kind of the visitor's pan; null if only its sizes are known. */
  kind: PanPreset['kind'] | null;
}

/** How many times as high as in the recipe the new pan is filled, if the depths are known. */
const heightRatio = ({ recipe, mine, by }: Swapped) => (by === 'area' ? 1 : mine.depth / recipe.depth);

function timeAdvice(swapped: Swapped): BakingAdvice {
  const ratio = heightRatio(swapped);
  if (ratio > 1 + SAME_HEIGHT) return 'longer';
  return ratio < 1 - SAME_HEIGHT ? 'sooner' : 'same-time';
}

/** What to mind when a recipe is baked in another pan of known sizes. Depths of 0 count as unknown. */
export function bakingAdvice(swapped: Swapped): BakingAdvice[] {
  const { recipe, mine, by, batter, kind } = swapped;
  const advice: BakingAdvice[] = [];
  if (batter === 'liquid' && kind && hasLooseBottom(kind)) advice.push('leaks');
  if (batter === 'layer' && kind && isDeep(kind)) advice.push('no-layer');
  const shallower = mine.depth > 0 && mine.depth < recipe.depth * (1 - SAME_HEIGHT);
  if (by === 'area' && batter !== 'layer' && shallower) advice.push('overflows');
  advice.push(timeAdvice(swapped));
  if (batter === 'cake') advice.push('two-thirds');
  if (batter === 'dough') advice.push('half');
  return advice;
}
