import { type TouchEvent, useRef } from 'react';

/** A shorter movement is a sloppy tap. */
const MIN_SWIPE_PX = 48;

/** Touch handlers that tell a horizontal swipe from a scroll. Swiping left goes forward, as in a book. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const sideways = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(sideways) < MIN_SWIPE_PX || Math.abs(sideways) < 2 * Math.abs(down)) return;
      if (sideways < 0) onNext();
      else onPrevious();
    },
  };
}
