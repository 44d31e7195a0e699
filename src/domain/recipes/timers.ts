import type { Values } from './values.ts';

/** In seconds; shorter waits need no timer. */
const SHORTEST = 10;

/** In seconds; longer waits belong in a calendar, not a browser tab. */
const LONGEST = 4 * 3600;

/**
 * The waits in a recipe step, in seconds, without duplicates and in order. A range uses its lower end, because that is
 * when a cook checks. Waits under 10 seconds or over 4 hours are left out.
 */
export function timersOf(values: Values = {}): number[] {
  const waits = Object.values(values).flatMap((value) =>
    value.is === 'time' && value.timer ? value.low : [],
  );
  return [...new Set(waits)].filter((seconds) => seconds >= SHORTEST && seconds <= LONGEST);
}
