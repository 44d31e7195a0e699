import { describe, expect, it } from 'vitest';
import { isoDuration } from './isoDuration.ts';

describe('isoDuration', () => {
  it.each([
    [0, 'PT0M'],
    [25, 'PT25M'],
    [60, 'PT1H'],
    [90, 'PT1H30M'],
    [765, 'PT12H45M'],
    [1200, 'PT20H'],
    [1440, 'P1D'],
    [1445, 'P1DT5M'],
    [1620, 'P1DT3H'],
    [3120, 'P2DT4H'],
    [40_360, 'P28DT40M'],
  ])('%d minutes are %s', (minutes, iso) => {
    expect(isoDuration(minutes)).toBe(iso);
  });

  it('stands for the same number of minutes, however large', () => {
    for (let minutes = 0; minutes < 5000; minutes += 7) {
      const [, d = 0, h = 0, m = 0] =
        /^P(?=.)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(isoDuration(minutes)) ?? [];
      expect(Number(d) * 1440 + Number(h) * 60 + Number(m)).toBe(minutes);
    }
  });
});
