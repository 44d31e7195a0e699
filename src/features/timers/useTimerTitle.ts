import { useEffect } from 'react';
import { clockText, remaining, type Timer } from './timer.ts';

/** What a timer puts before the title: `4:05 · `. */
const CLOCK = /^\d[\d:]* · /;

/** Shows the time left of the timer that ends next before the title of the tab, for a cook who reads another one. */
export function useTimerTitle(timers: readonly Timer[], now: number): void {
  const left = timers.filter(({ phase }) => phase !== 'paused').map((timer) => remaining(timer, now));
  const clock = left.length === 0 ? '' : `${clockText(Math.min(...left))} · `;
  useEffect(() => {
    // Cook mode has a second list of timers, so the title may have its clock already.
    const set = (before: string) => {
      document.title = before + document.title.replace(CLOCK, '');
    };
    set(clock);
    return () => set('');
  }, [clock]);
}
