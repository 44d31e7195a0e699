import { describe, expect, it } from 'vitest';
import { durationParts, isoDuration, minutesOf } from './duration.ts';

describe('a duration text', () => {
  it.each<[text: string, minutes: number, iso: string]>([
    ['25 min', 25, 'PT25M'],
    ['0 min', 0, 'PT0M'],
    ['1 h', 60, 'PT1H'],
    ['1 h 30 min', 90, 'PT1H30M'],
    ['12 h 45 min', 765, 'PT12H45M'],
    ['20 h', 1200, 'PT20H'],
    ['1 day', 1440, 'P1D'],
    ['1 day 3 h', 1620, 'P1DT3H'],
    ['3 days', 4320, 'P3D'],
    ['2 days 4 h', 3120, 'P2DT4H'],
    ['3–5 days', 7200, 'P5D'],
    ['90 min', 90, 'PT1H30M'],
  ])('%s is %d minutes and %s', (text, minutes, iso) => {
    expect(minutesOf(text)).toBe(minutes);
    expect(isoDuration(minutes)).toBe(iso);
  });

  it('keeps its parts and both ends of a range', () => {
    expect(durationParts('3–5 days')).toEqual([{ low: 3, high: 5, unit: 'day' }]);
    expect(durationParts('1 h 30 min')).toEqual([
      { low: 1, high: 1, unit: 'hour' },
      { low: 30, high: 30, unit: 'minute' },
    ]);
  });

  it.each(['', ' ', 'min', '30', '30min', '1 h ', '1.5 h', 'about 1 h', '1 h, 30 min', '6 months', '-5 min'])(
    '%j is none',
    (text) => {
      expect(durationParts(text)).toBeNull();
      expect(minutesOf(text)).toBeNull();
    },
  );
});

describe('isoDuration', () => {
  it('stands for the same number of minutes, however large', () => {
    for (let minutes = 0; minutes < 5000; minutes += 7) {
      const [, d = 0, h = 0, m = 0] =
        /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(isoDuration(minutes)) ?? [];
      expect(Number(d) * 1440 + Number(h) * 60 + Number(m)).toBe(minutes);
    }
  });
});
