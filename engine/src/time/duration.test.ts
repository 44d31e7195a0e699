import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDuration, type TimeUnit } from './duration.ts';

const HMS = ['hour', 'minute', 'second'] as const;
const DHM = ['day', 'hour', 'minute'] as const;

describe('splitDuration', () => {
  it.each<[seconds: number, units: readonly TimeUnit[], parts: [number, TimeUnit][]]>([
    [0, HMS, [[0, 'second']]],
    [45, HMS, [[45, 'second']]],
    [60, HMS, [[1, 'minute']]],
    // biome-ignore format: one case a line
    [90, HMS, [[1, 'minute'], [30, 'second']]],
    // biome-ignore format: one case a line
    [3605, HMS, [[1, 'hour'], [5, 'second']]],
    [90_000, HMS, [[25, 'hour']]],
    // biome-ignore format: one case a line
    [90_000, DHM, [[1, 'day'], [1, 'hour']]],
    // biome-ignore format: one case a line
    [5400, ['minute', 'hour'], [[1, 'hour'], [30, 'minute']]],
    [59, DHM, [[0, 'minute']]],
    [0, [], []],
  ])('%d seconds in %j', (seconds, units, parts) => {
    expect(splitDuration(seconds, units)).toEqual(
      parts.map(([count, unit]) => ({ low: count, high: count, unit })),
    );
  });

  it('adds up to what was split, each count below the next larger unit', () => {
    const size = { hour: 3600, minute: 60, second: 1 };
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const parts = splitDuration(seconds, HMS);
        expect(parts.reduce((sum, { low, unit }) => sum + low * size[unit], 0)).toBe(seconds);
        for (const { low, unit } of parts) if (unit !== 'hour') expect(low).toBeLessThan(60);
      }),
    );
  });
});
