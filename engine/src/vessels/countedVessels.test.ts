import { describe, expect, it } from 'vitest';
import type { CountryId } from '../kitchens/kitchens.ts';
import { fillVessels, vesselsOf } from './countedVessels.ts';

describe('the vessels of a country', () => {
  // Sizes by the sources in householdMeasures.ts and kitchens.ts.
  it.each<[CountryId, string, [number, number]]>([
    ['fr', 'waterGlass', [200, 250]],
    ['fr', 'bowl', [350, 400]],
    ['fr', 'tablespoon', [15, 15]],
    ['es', 'yogurtPot', [125, 150]],
    ['mx', 'cup', [240, 240]],
    ['de', 'becher', [200, 250]],
    ['ch', 'waterGlass', [250, 250]],
    ['at', 'breakfastCup', [150, 300]],
    ['mx', 'shotGlass', [30, 60]],
    ['at', 'shotGlass', [20, 60]],
    ['au', 'tablespoon', [20, 20]],
    ['us', 'ladle', [120, 250]],
  ])('in %s: %s', (country, id, [low, high]) => {
    expect(vesselsOf(country).find((vessel) => vessel.id === id)).toEqual({ id, low, high });
  });

  it.each<[CountryId, string[]]>([
    ['us', ['cup', 'ladle', 'shotGlass', 'tablespoon', 'teaspoon']],
    [
      'de',
      [
        'waterGlass',
        'becher',
        'ladle',
        'wineGlass',
        'coffeeCup',
        'mochaCup',
        'shotGlass',
        'tablespoon',
        'teaspoon',
      ],
    ],
  ])('in %s are %j', (country, ids) => expect(vesselsOf(country).map(({ id }) => id)).toEqual(ids));
});

describe('an amount', () => {
  const flour = { usual: 0.5, low: 0.5, high: 0.625 };

  it.each([
    [225, { low: 200, high: 250 }, { count: 2, fewest: 1.44, most: 2.25 }],
    [7.5, { low: 15, high: 15 }, { count: 1, fewest: 0.8, most: 1 }],
  ])('of %d g in %o is %o', (grams, vessel, filled) => {
    expect(fillVessels(grams, flour, vessel)).toEqual({ ok: true, value: filled });
  });

  it.each([
    [0, 'not-positive'],
    [-5, 'not-positive'],
    [Number.NaN, 'not-positive'],
    [100_001, 'too-large'],
  ])('of %d g is %s', (grams, code) => {
    expect(fillVessels(grams, flour, { low: 200, high: 250 })).toEqual({ ok: false, code });
  });

  it.each([
    [flour, { low: 0, high: 0 }],
    [flour, { low: 250, high: 200 }],
    [flour, { low: 200, high: Number.POSITIVE_INFINITY }],
    [
      { ...flour, usual: 0 },
      { low: 200, high: 250 },
    ],
    [
      { ...flour, low: -0.5 },
      { low: 200, high: 250 },
    ],
    [
      { ...flour, high: Number.NaN },
      { low: 200, high: 250 },
    ],
  ])('fills nothing of %o in %o', (density, vessel) => {
    expect(fillVessels(100, density, vessel)).toEqual({ ok: false, code: 'not-positive' });
  });
});
