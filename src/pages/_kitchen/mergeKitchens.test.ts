import { defaultKitchen, type Kitchen, kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges, findConflict, mergeKitchens } from './mergeKitchens.ts';

const US: Kitchen = { ...kitchenFor('us'), cups: { flour: 140 } };
const AU: Kitchen = { ...kitchenFor('au'), cups: { flour: 150, honey: 350 } };
const FRESH = defaultKitchen('us');

describe('a conflict', () => {
  it.each<[string, mine: Kitchen, theirs: Kitchen, unknown]>([
    ['a new device', FRESH, AU, null],
    ['an empty file', US, FRESH, null],
    ['the same twice', US, US, null],
    ['other foods', US, { ...US, cups: { honey: 350 } }, null],
    ['another kitchen', { ...US, cups: {} }, AU, { kitchen: true, weights: [] }],
    ['another oven', US, { ...US, oven: 'fan' }, { kitchen: true, weights: [] }],
    [
      'another weight',
      US,
      { ...US, cups: { flour: 130, honey: 350 } },
      { kitchen: false, weights: ['flour'] },
    ],
    // 150 g in 250 ml are 141.95 g in 236.588 ml.
    ['both', US, AU, { kitchen: true, weights: ['flour'] }],
    // 140 g in 236.588 ml, written for 250 ml.
    [
      'the same weight in another cup',
      US,
      { ...kitchenFor('au'), cups: { flour: 147.9365 } },
      { kitchen: true, weights: [] },
    ],
  ])('is there or not: %s', (_, mine, theirs, conflict) => {
    expect(findConflict(mine, theirs)).toEqual(conflict);
  });
});

describe('a merge', () => {
  it('takes what is missing, and lets the winner decide the rest', () => {
    const theirs = mergeKitchens(US, AU, 'theirs');
    expect(theirs).toEqual(AU);
    const mine = mergeKitchens(US, AU, 'mine');
    expect(mine).toMatchObject({ country: 'us', cup: 'cups' });
    expect(mine.cups['flour']).toBe(140);
    // 350 g in 250 ml are 331.2235 g in 236.588 ml.
    expect(mine.cups['honey']).toBeCloseTo(331.2235, 3);
    expect(countChanges(US, mine)).toEqual({ kitchen: false, weights: 1 });
    expect(countChanges(US, theirs)).toEqual({ kitchen: true, weights: 2 });
  });

  it('gives a new device everything, and one that has all nothing', () => {
    expect(mergeKitchens(FRESH, AU, 'theirs')).toEqual(AU);
    expect(countChanges(FRESH, AU)).toEqual({ kitchen: true, weights: 2 });
    expect(mergeKitchens(AU, FRESH, 'theirs')).toEqual(AU);
    expect(countChanges(AU, AU)).toEqual({ kitchen: false, weights: 0 });
  });

  it('loses no food, whoever wins', () => {
    const cups = fc.dictionary(
      fc.constantFrom('flour', 'honey', 'rice'),
      fc.double({ min: 1, max: 500, noNaN: true }),
    );
    const kitchen = fc
      .tuple(fc.constantFrom(kitchenFor('us'), kitchenFor('au'), kitchenFor('de'), FRESH), cups)
      .map(([base, own]): Kitchen => ({ ...base, cups: { ...own } }));
    fc.assert(
      fc.property(
        kitchen,
        kitchen,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (mine, theirs, winner) => {
          const merged = mergeKitchens(mine, theirs, winner);
          expect(Object.keys(merged.cups).sort()).toEqual(
            [...new Set([...Object.keys(mine.cups), ...Object.keys(theirs.cups)])].sort(),
          );
          if (winner === 'mine' && mine.chosen) expect(countChanges(mine, merged).kitchen).toBe(false);
          for (const food of Object.keys(merged.cups)) expect(merged.cups[food]).toBeGreaterThan(0);
        },
      ),
    );
  });
});
