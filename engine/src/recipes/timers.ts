import type { Values } from './values.ts';

/** In seconds; shorter waits need no timer. */
const SHORTEST = 10;

/** In seconds; longer waits belong in a calendar, not a browser tab. */
const LONGEST = 4 * 3600;

/** The waits that are worth a timer, in seconds, without duplicates and in order: from 10 seconds to 4 hours. */
export const timedWaits = (waits: readonly number[]): number[] =>
  [...new Set(waits)].filter((seconds) => seconds >= SHORTEST && seconds <= LONGEST);

/**
 * The waits in a recipe step that `timedWaits` accepts. A range uses its lower end, because that is when a cook
 * checks.
 */
export function timersOf(values: Values = {}): number[] {
  return timedWaits(
    Object.values(values).flatMap((value) => (value.is === 'time' && value.timer ? value.low : [])),
  );
}
