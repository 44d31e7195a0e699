import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Timer } from './timer.ts';
import { checkTimers, getTimers, subscribe } from './timerStore.ts';

const NONE: readonly Timer[] = [];

/** The timers of this tab; none in the prerendered page. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(subscribe, getTimers, () => NONE);
}

/** How often a shown clock looks at the time, in milliseconds. */
const TICK = 250;

/** The present moment in milliseconds since 1970, looked at in every render and followed while something runs. */
export function useNow(running: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running) return;
    const look = () => {
      checkTimers();
      tick();
    };
    const ticking = setInterval(look, TICK);
    return () => clearInterval(ticking);
  }, [running]);
  return Date.now();
}
