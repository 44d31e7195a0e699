import type { Point } from '@gramwise/engine/photo/point.ts';
import { type PointerEvent, useRef } from 'react';

/** In CSS pixels; a finger that moves less is tapping. */
export const MAX_TAP_MOVEMENT_PX = 8;

export interface Gestures {
  /** At a position in the frame. */
  onTap: (at: Point) => void;
  onMove: (by: Point) => void;
  onPinch: (factor: number, at: Point, by: Point) => void;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);

/** One finger or the mouse taps and drags, two fingers pinch. Positions are in CSS pixels within the frame. */
export function useGestures({ onTap, onMove, onPinch }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const path = useRef(0);

  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, placeOf(event));
      path.current = fingers.current.size > 1 ? Number.POSITIVE_INFINITY : 0;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const known = fingers.current;
      const before = known.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      const other = [...known].find(([id]) => id !== event.pointerId)?.[1];
      known.set(event.pointerId, now);
      path.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (other) {
        const [from, to] = [between(before, other), between(now, other)];
        onPinch(apart(now, other) / apart(before, other), to, { x: to.x - from.x, y: to.y - from.y });
      } else if (path.current > MAX_TAP_MOVEMENT_PX) {
        onMove({ x: now.x - before.x, y: now.y - before.y });
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const known = fingers.current.delete(event.pointerId);
      if (known && path.current <= MAX_TAP_MOVEMENT_PX) onTap(placeOf(event));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId);
    },
  };
}
