import { describe, expect, it } from 'vitest';
import { altitudeChanges, changedAmount } from './altitudeBaking.ts';

const bandAt = (meters: number) => {
  const changes = altitudeChanges(meters);
  return changes.ok ? changes.value : changes.code;
};

describe('the chart', () => {
  // University of Wyoming Extension: teaspoons of each teaspoon, tablespoons of each cup. Sunset: degrees Fahrenheit.
  it.each([
    [914, 3000, [0.125, 0.125], [0, 1], [1, 2], [3, 5]], // 3,000 ft
    [1326, 3000, [0.125, 0.125], [0, 1], [1, 2], [3, 5]], // Briançon
    [1609, 5000, [0.125, 0.25], [0, 2], [2, 4], [15, 15]], // Denver
    [2240, 7000, [0.25, 0.25], [1, 3], [3, 4], [21, 25]], // Mexico City
    [3640, 7000, [0.25, 0.25], [1, 3], [3, 4], [21, 25]], // La Paz
  ])('at %d m is that of %d ft', (meters, feet, leavening, sugar, liquid, oven) => {
    const value = bandAt(meters);
    expect(value).toMatchObject({ band: { feet, leavening, oven } });
    if (typeof value === 'string' || !value.band) return;
    const close = (change: readonly number[]) => change.map((share) => Math.round(share * 16 * 1000) / 1000);
    expect([close(value.band.sugar), close(value.band.liquid)]).toEqual([sugar, liquid]);
  });

  it.each([
    [0, false],
    [-400, false],
    [708, false], // Garmisch
    [900, false],
  ])('changes nothing at %d m', (meters, beyond) => {
    expect(bandAt(meters)).toEqual({ band: null, beyond });
  });

  it.each([
    [3000, false],
    [3640, true], // La Paz: 11,942 ft
  ])('was tested at %d m or not: %s', (meters, beyond) => {
    expect(bandAt(meters)).toMatchObject({ beyond });
  });

  it.each([Number.NaN, -431, 6001, Number.POSITIVE_INFINITY])('refuses %d m', (meters) => {
    expect(bandAt(meters)).toBe('out-of-range');
  });
});

// King Arthur: 30 minutes become 22 to 25; a cup of milk at 5,000 ft a cup and 2 to 4 tablespoons.
it.each([
  [30, [5 / 30, 8 / 30], -1, [22, 25]],
  [240, [2 / 16, 4 / 16], 1, [270, 300]],
  [0, [0.1, 0.2], 1, [0, 0]],
] as const)('%d changed by %j (%d) is %j', (amount, change, sign, expected) => {
  const [low, high] = changedAmount(amount, change, sign);
  expect([low, high]).toEqual(expected.map((value) => expect.closeTo(value, 9)));
});
