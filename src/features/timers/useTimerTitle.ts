import { useEffect } from 'react';
import { formatClock, remainingMs, type Timer } from './timer.ts';

/** The prefix that a timer adds to the title: `4:05 · `. */
const CLOCK = /^\d[\d:]* · /;

/** Shows the time left of the next timer to end before the tab's title, for a cook who is in another tab. */
export function useTimerTitle(timers: readonly Timer[], now: number): void {
  const left = timers.filter(({ phase }) => phase !== 'paused').map((timer) => remainingMs(timer, now));
  const clock = left.length === 0 ? '' : `${formatClock(Math.min(...left))} · `;
  useEffect(() => {
    // Cook mode has a second list of timers, so the title may already have its prefix.
    const set = (before: string) => {
      document.title = before + document.title.replace(CLOCK, '');
    };
    set(clock);
    return () => set('');
  }, [clock]);
}
