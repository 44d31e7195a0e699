import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Timer } from './timer.ts';
import { checkTimers, getTimers, subscribe } from './timerStore.ts';

const NONE: readonly Timer[] = [];

/** The timers of this tab; none while prerendering. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(subscribe, getTimers, () => NONE);
}

/** How often a visible clock updates, in milliseconds. */
const TICK_MS = 250;

/** The current time in milliseconds since 1970. Rerenders on every tick while something runs. */
export function useNow(running: boolean): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running) return;
    const look = () => {
      checkTimers();
      tick();
    };
    const ticking = setInterval(look, TICK_MS);
    return () => clearInterval(ticking);
  }, [running]);
  return Date.now();
}
