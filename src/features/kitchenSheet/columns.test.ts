import { kitchenFor, updateKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { COUNTRY_IDS } from '@gramwise/engine/kitchens/kitchens.ts';
import { describe, expect, it } from 'vitest';
import { COLUMN_IDS, columnVolume, splitIntoSpoons } from './columns.ts';
import { sheetSizes } from './lines.ts';

const US = sheetSizes(kitchenFor('us'));
const AUSTRALIA = sheetSizes(kitchenFor('au'));
const spoons = (milliliters: number, sizes = US) => Object.values(splitIntoSpoons(milliliters, sizes));

describe('a volume in spoons', () => {
  // NIST SP 430: 1 cup = 16 tablespoons, 1 tablespoon = 3 teaspoons.
  it.each([
    ['cup', [16, 0, true]],
    ['3-4', [12, 0, true]],
    ['2-3', [10, 2, true]],
    ['1-2', [8, 0, true]],
    ['1-3', [5, 1, true]],
    ['1-4', [4, 0, true]],
    ['tbsp', [1, 0, true]],
  ] as const)('%s of American measures', (id, expected) => {
    expect(spoons(columnVolume(id, US))).toEqual(expected);
  });

  // 250 ml in spoons of 20 and 5 ml.
  it.each([
    ['cup', [12, 2, true]],
    ['1-2', [6, 1, true]],
    ['1-4', [3, 0.5, true]],
    ['1-3', [4, 0.5, false]],
  ] as const)('%s of Australian measures', (id, expected) => {
    expect(spoons(columnVolume(id, AUSTRALIA), AUSTRALIA)).toEqual(expected);
  });

  it('is never off by more than a quarter of a teaspoon, in any kitchen', () => {
    for (const country of COUNTRY_IDS) {
      const sizes = sheetSizes(updateKitchen(kitchenFor(country), { cup: 'imperial_cup' }));
      for (const id of COLUMN_IDS) {
        const volume = columnVolume(id, sizes);
        const { tablespoons, teaspoons } = splitIntoSpoons(volume, sizes);
        const error = tablespoons * sizes.tablespoon + teaspoons * sizes.teaspoon - volume;
        expect(Math.abs(error), `${country} ${id}`).toBeLessThan(sizes.teaspoon / 4 + 0.05);
        expect(teaspoons * sizes.teaspoon).toBeLessThan(sizes.tablespoon);
      }
    }
  });
});
