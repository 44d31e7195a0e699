import type { Values } from './values.ts';

/** Shorter waits need no timer. */
const MIN_TIMER_SECONDS = 10;

/** Longer waits belong in a calendar, not a browser tab. */
const MAX_TIMER_SECONDS = 4 * 3600;

/** The waits that are worth a timer, in seconds, without duplicates and in order: from 10 seconds to 4 hours. */
export const waitsWorthTiming = (waits: readonly number[]): number[] =>
  [...new Set(waits)].filter((seconds) => seconds >= MIN_TIMER_SECONDS && seconds <= MAX_TIMER_SECONDS);

/**
 * The waits in a recipe step that `waitsWorthTiming` accepts: of a range both ends, when a cook checks first and when
 * it is done at the latest.
 */
export function timersOf(values: Values = {}): number[] {
  return waitsWorthTiming(
    Object.values(values).flatMap((value) =>
      value.is === 'time' && value.timer ? [value.low, value.high] : [],
    ),
  );
}
