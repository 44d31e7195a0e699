import { describe, expect, it } from 'vitest';
import { PACK_CODES, PACKS } from '../../tests/packs.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import {
  HOUSEHOLD_IDS,
  HOUSEHOLD_MEASURES,
  type HouseholdId,
  householdMeasure,
  householdWeights,
  isHouseholdId,
} from './householdMeasures.ts';
import { HOUSEHOLD_SOURCES } from './householdSources.ts';

describe('household measures', () => {
  it.each(HOUSEHOLD_MEASURES.map((row) => [`${row.id} ${row.countries ?? ''}`, row] as const))(
    '%s has a size and a source',
    (_name, { low, high, source }) => {
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThanOrEqual(low);
      expect(HOUSEHOLD_SOURCES[source].name.trim()).not.toBe('');
      expect(new URL(HOUSEHOLD_SOURCES[source].url).protocol).toMatch(/^https?:$/);
    },
  );

  it('are each known somewhere, once in a country', () => {
    for (const id of HOUSEHOLD_IDS) {
      const countries = HOUSEHOLD_MEASURES.filter((row) => row.id === id).flatMap(
        (row): readonly string[] => row.countries ?? ['anywhere'],
      );
      expect(countries.length, id).toBeGreaterThan(0);
      expect(new Set(countries).size, id).toBe(countries.length);
    }
  });

  it.each(PACK_CODES)('have a size wherever %s has a word for them', (code) => {
    const { counted, country } = PACKS[code].line;
    const unsized = Object.keys(counted).filter(
      (id) => isHouseholdId(id) && householdMeasure(id, country) === null,
    );
    expect(unsized).toEqual([]);
  });

  it.each([
    ['fr', ['be']],
    ['es', ['mx', 'ar', 'cl', 'co', 'pe']],
    ['de', ['at', 'ch']],
  ] as const)('of %s are those of %j too', (country, others) => {
    const idsIn = (id: CountryId) => householdWeights(id, { low: 1, high: 1 }).map((row) => row.id);
    expect(idsIn(country).length).toBeGreaterThan(4);
    for (const other of others) expect(idsIn(other), other).toEqual(expect.arrayContaining(idsIn(country)));
  });

  // A Häferl holds 150 to 300 ml by Wiener Goscherl, a caballito 1 or 2 oz by Pernod Ricard
  it.each<[HouseholdId, CountryId, readonly [number, number]]>([
    ['breakfastCup', 'at', [150, 300]],
    ['breakfastCup', 'de', [150, 300]],
    ['breakfastCup', 'fr', [200, 250]],
    ['shotGlass', 'mx', [30, 60]],
    ['shotGlass', 'es', [30, 60]],
    ['shotGlass', 'gb', [25, 35]], // Weights and Measures Act
    ['shotGlass', 'us', [30, 44]],
    ['shotGlass', 'at', [20, 60]],
    ['shotGlass', 'de', [20, 40]],
  ])('a %s in %s holds what its own country says: %j', (id, country, holds) => {
    const found = householdMeasure(id, country);
    expect(found && [found.low, found.high]).toEqual(holds);
  });

  it('weigh a food by the smallest and lightest to the largest and heaviest', () => {
    // A French glass of 20 to 25 cl, of water
    const [glass] = householdWeights('fr', { low: 1, high: 1 });
    expect(glass).toMatchObject({ id: 'waterGlass', low: 200, high: 250, grams: [200, 250] });
    expect(householdWeights('fr', { low: 0.5, high: 0.6 })[0]?.grams).toEqual([100, 150]);
    expect(householdWeights('jp', { low: 1, high: 1 }).map(({ id }) => id)).toEqual(['ladle']);
  });
});
