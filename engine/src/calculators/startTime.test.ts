import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClock, startTime } from './startTime.ts';

describe('parseClock', () => {
  it.each([
    ['19:00', 1140],
    ['00:00', 0],
    ['23:59', 1439],
    ['09:05', 545],
    ['', null],
    ['24:00', null],
    ['19:60', null],
    ['7:00', null],
    ['19:00:30', null],
    ['noon', null],
  ])('%j is %j', (text, minutes) => {
    expect(parseClock(text)).toBe(minutes);
  });
});

describe('startTime', () => {
  it.each([
    [1140, 140, 1000, 0], // on the table at 19:00, after 2 h 20 min: 16:40
    [1140, 1140, 0, 0], // at midnight
    [1140, 1141, 1439, 1],
    [420, 630, 1230, 1], // 7:00 after 10 h 30 min: 20:30 the day before
    [0, 1440, 0, 1],
    [0, 1441, 1439, 2],
  ])('minute %d less %d minutes is minute %d, %d days before', (end, minutes, time, daysBefore) => {
    expect(startTime(end, minutes)).toEqual({ time, daysBefore });
  });

  it('ends in time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.nat(100_000), (end, minutes) => {
        const { time, daysBefore } = startTime(end, minutes);
        expect(time).toBeGreaterThanOrEqual(0);
        expect(time).toBeLessThan(1440);
        expect(time - daysBefore * 1440 + minutes).toBe(end);
      }),
    );
  });
});
