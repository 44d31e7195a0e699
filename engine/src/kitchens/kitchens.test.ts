import { describe, expect, it } from 'vitest';
import { measurerFor } from '../rounding/spoons.ts';
import { CUPS } from '../units/cups.ts';
import { UNITS } from '../units/units.ts';
import { kitchenFor, measureSizes, teaspoonOf } from './kitchen.ts';
import { COUNTRY_IDS, KITCHENS, TABLESPOONS } from './kitchens.ts';

/** Milliliters of cup, tablespoon, teaspoon and fluid ounce, the oven and the first measures, by the sources. */
const EXPECTED = {
  us: [236.59, 14.79, 4.93, 29.57, 'fahrenheit', 'cups'],
  ca: [250, 15, 5, 28.41, 'fahrenheit', 'cups'],
  gb: [null, 15, 5, 28.41, 'celsius', 'grams'],
  ie: [null, 15, 5, 28.41, 'celsius', 'grams'],
  au: [250, 20, 5, null, 'celsius', 'cups'],
  nz: [250, 15, 5, null, 'celsius', 'cups'],
  fr: [null, 15, 5, null, 'celsius', 'grams'],
  be: [null, 15, 5, null, 'celsius', 'grams'],
  de: [null, 15, 5, null, 'celsius', 'grams'],
  at: [null, 15, 5, null, 'celsius', 'grams'],
  ch: [null, 15, 5, null, 'celsius', 'grams'],
  es: [null, 15, 5, null, 'celsius', 'grams'],
  mx: [240, 15, 5, null, 'celsius', 'cups'],
  ar: [240, 15, 5, null, 'celsius', 'cups'],
  cl: [240, 15, 5, null, 'celsius', 'cups'],
  co: [240, 15, 5, null, 'celsius', 'cups'],
  pe: [240, 15, 5, null, 'celsius', 'cups'],
  jp: [200, 15, 5, null, 'celsius', 'grams'],
  in: [250, 15, 5, null, 'celsius', 'cups'],
} as const;

const size = (unit: keyof typeof UNITS | null) => unit && Math.round(UNITS[unit].size * 100) / 100;

describe('the kitchens', () => {
  it.each(COUNTRY_IDS)('%s', (country) => {
    const { cup, tablespoon, fluidOunce, oven, measures } = KITCHENS[country];
    const teaspoon = teaspoonOf({ tablespoon });
    expect([size(cup), size(tablespoon), size(teaspoon), size(fluidOunce), oven, measures]).toEqual(
      EXPECTED[country],
    );
  });

  it.each(COUNTRY_IDS)('each measure of %s is one of itself', (country) => {
    const sizes = measureSizes(kitchenFor(country));
    for (const [unit, milliliters] of Object.entries(sizes).filter(([, ml]) => ml !== null)) {
      const measures = measurerFor(sizes)(milliliters)?.measures;
      expect(measures).toEqual([{ unit, whole: 1, numerator: 0, denominator: 1 }]);
    }
  });

  it('offer cups and tablespoons that differ', () => {
    for (const list of [CUPS, TABLESPOONS]) {
      expect(new Set(list.map((id) => UNITS[id].size)).size).toBe(list.length);
    }
  });
});
