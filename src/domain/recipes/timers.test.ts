import { describe, expect, it } from 'vitest';
import { findTimers } from './timers.ts';

const MINUTE = 60;
const HOUR = 3600;

const CASES: readonly (readonly [step: string, seconds: readonly number[]])[] = [
  ['Simmer for 12 minutes.', [12 * MINUTE]],
  ['Chill for 1 hour.', [HOUR]],
  ['Move the pot to the oven for 1 hour 30 minutes.', [90 * MINUTE]],
  ['Bake for 1 hour and 15 minutes.', [75 * MINUTE]],
  ['Blend for 45 seconds.', [45]],
  ['Boil for 1 minute 30 seconds.', [90]],
  ['Boil for 1 min 30 sec.', [90]],
  ['Leave for 2 h 30 min.', [150 * MINUTE]],
  ['Fry for 10 to 12 minutes.', [10 * MINUTE]],
  ['Fry for 10–12 minutes.', [10 * MINUTE]],
  ['Fry for 10-12 minutes.', [10 * MINUTE]],
  ['Fry for 2 or 3 minutes.', [2 * MINUTE]],
  ['Simmer for 45 minutes to 1 hour.', [45 * MINUTE]],
  ['Simmer for 1 hour to 1 hour 30 minutes.', [HOUR]],
  ['Simmer for 1 to 1 1/2 hours.', [HOUR]],
  ['Simmer for 1 1/2 hours.', [90 * MINUTE]],
  ['Simmer for 1½ hours.', [90 * MINUTE]],
  ['Simmer for 1.5 hours.', [90 * MINUTE]],
  ['Simmer for 1/2 hour.', [30 * MINUTE]],
  ['Give it a 10-minute rest.', [10 * MINUTE]],
  ['FRY FOR 5 MINUTES.', [5 * MINUTE]],
  ['Fry for 3 minutes on one side and 2 to 3 minutes on the other.', [3 * MINUTE, 2 * MINUTE]],
  ['Fry for 3 minutes, turn, and fry for 3 minutes more.', [3 * MINUTE]],
  ['Heat for at least 45 minutes to 250 °C (480 °F).', [45 * MINUTE]],
  ['Bake at 180 °C (350 °F) for 20 minutes, turning after 10 minutes.', [20 * MINUTE, 10 * MINUTE]],
  ['Chill for at least 4 hours and up to 24 hours.', [4 * HOUR]],
  ['Beat the eggs with 10 to 15 strokes.', []],
  ['Fold with 10 to 15 strokes, then rest for 5 minutes.', [5 * MINUTE]],
  ['Leave at room temperature for 18 hours.', []],
  ['Soak for 12 hours.', []],
  ['Leave it for 5 hours.', []],
  ['Mature for 7 days.', []],
  ['Leave for 1 day 3 hours.', []],
  ['Leave for 2 days and 4 hours.', []],
  ['Blend for 5 seconds only.', []],
  ['Hold your hand above it for 2 seconds.', []],
  ['Give it a quarter turn every 3 minutes.', []],
  ['Refrigerate leftovers within 2 hours.', []],
  ['It must not stand out for more than 2 hours.', []],
  ['Boil the pasta for 1 minute less than the packet says.', []],
  ['Add 2 minced cloves and 3 hot peppers.', []],
  ['Stir for a few minutes.', []],
  ['', []],
];

describe('findTimers', () => {
  it.each(CASES)('%s', (step, seconds) => {
    expect(findTimers(step)).toEqual(seconds);
  });

  it('is fast on a long text', () => {
    const start = performance.now();
    findTimers('1 to 1 1/2 '.repeat(5000));
    findTimers('9'.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
