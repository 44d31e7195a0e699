import type { PanSize } from '@gramwise/engine/pans/pans.ts';
import type { Pan } from '@gramwise/engine/pans/shapes.ts';

/** A row of the pan chart as a pan to draw. The chart gives no depth, so it is 0. */
export function chartPan({ kind, centimeters }: PanSize): Pan {
  const [first, second = first] = centimeters as readonly number[] as [number, number?];
  if (kind === 'round') return { shape: 'round', diameter: first, depth: 0 };
  const [length, width] = [Math.max(first, second), Math.min(first, second)];
  return { shape: kind === 'loaf' ? 'loaf' : 'rectangular', length, width, depth: 0 };
}
