import { describe, expect, it } from 'vitest';
import { eggParts, eggSizes } from './eggSizes.ts';
import { countEggs, type EggPart, type EggSize } from './eggs.ts';

const size = (id: string) => eggSizes().find((row) => row.id === id) as EggSize;
const part = (id: string) => eggParts().find((row) => row.id === id) as EggPart;

describe('the sizes', () => {
  // USDA SR26, NDB 01123: 38, 44, 50, 56, 63 g; EU: the class less 12 % of shell.
  it.each([
    ['us-large', 50],
    ['us-jumbo', 63],
    ['eu-small', 42],
    ['eu-medium', 50],
    ['eu-large', 60],
    ['ca-large', 52.4],
    ['au-large', 47.7],
    ['au-extraLarge', 55],
    ['nz-standard', 50.6],
    ['nz-large', 57.2],
  ])('%s is %d g without the shell', (id, grams) => expect(size(id).grams).toBeCloseTo(grams, 0));

  it.each([
    ['eu-medium', 53, 63],
    ['eu-large', 63, 73],
    ['ca-large', 56, 63],
    ['nz-jumbo', 68, 74],
  ])('%s is from %d to below %d g with it', (id, from, below) => {
    expect(size(id)).toMatchObject({ from, below });
  });

  it('of a country follow each other without a gap, each heavier than the one before', () => {
    for (const [index, { country, from, grams }] of eggSizes().entries()) {
      const before = eggSizes()[index - 1];
      if (before?.country !== country) continue;
      expect(from).toBe(before.below);
      expect(grams).toBeGreaterThan(before.grams);
    }
  });

  it('are whites and yolks: 33 and 17 of 50 g', () => {
    expect(part('white').share).toBeCloseTo(0.66, 9);
    expect(part('yolk').share).toBeCloseTo(0.34, 9);
  });
});

describe('countEggs', () => {
  it.each([
    [150, 'eu-medium', 'whole', { count: 3, whole: 3, rest: 0 }],
    [180, 'us-large', 'whole', { count: 3.6, whole: 3, rest: 30 }],
    [243, 'us-large', 'white', { count: 243 / 33, whole: 7, rest: 12 }],
    [243, 'us-large', 'yolk', { count: 243 / 17, whole: 14, rest: 0 }],
    [200, 'us-extraLarge', 'whole', { count: 200 / 56, whole: 3, rest: 32 }],
    [10, 'us-large', 'whole', { count: 0.2, whole: 0, rest: 10 }],
    [0, 'us-large', 'whole', { count: 0, whole: 0, rest: 0 }],
  ])('%d g by %s, %s', (grams, id, of, expected) => {
    const counted = countEggs(grams, size(id), part(of));
    expect(counted.ok && counted.value).toMatchObject({
      count: expect.closeTo(expected.count, 6),
      whole: expected.whole,
      rest: expect.closeTo(expected.rest, 6),
    });
  });

  it.each([
    [-1, 'negative-amount'],
    [Number.NaN, 'negative-amount'],
    [1e6, 'too-large'],
  ])('refuses %d as %s', (grams, code) => {
    expect(countEggs(grams, size('us-large'), part('whole'))).toEqual({ ok: false, code });
  });
});
