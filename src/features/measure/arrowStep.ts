import type { Point } from '@gramwise/engine/photo/point.ts';
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** In pixels of the picture, with Shift held. */
const LONG_STEP = 10;

/** How far an arrow key moves a mark, in pixels of the picture; null for other keys. */
export function arrowStep({ key, shiftKey }: KeyboardEvent): Point | null {
  const step = STEPS[key];
  const by = shiftKey ? LONG_STEP : 1;
  return step ? { x: step.x * by, y: step.y * by } : null;
}
