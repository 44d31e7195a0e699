import { defaultKitchen, kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import { expect, it } from 'vitest';
import { countriesFor } from '#catalogs/countries.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { unitsFor } from './unitsFor.ts';

/** Units that only American kitchens have. */
const AMERICAN: readonly KitchenUnitId[] = ['cups', 'tablespoons', 'teaspoons', 'fluid_ounces', 'pounds'];

// What each country begins with is in the table of `tests/agreement/countries.test.tsx`.
it.each<[Language, CountryId, readonly KitchenUnitId[]]>([
  ['de', 'de', []],
  ['fr', 'ch', ['deciliter']],
  ['es', 'mx', ['us_legal_cup']],
])('%s: the menus of a cook in %s begin with the country’s, with %j', (language, country, own) => {
  const { usual, all } = unitsFor(language, kitchenFor(country));
  expect(usual.filter((unit) => !unitsFor(language).usual.includes(unit))).toEqual(own);
  expect(usual.filter((unit) => AMERICAN.includes(unit))).toEqual([]);
  expect(all.slice(0, usual.length)).toEqual(usual);
  expect(new Set(all).size).toBe(all.length);
});

it('adds the cup and the spoon of an Australian', () => {
  const { usual } = unitsFor('en', kitchenFor('au'));
  expect(usual).toEqual(expect.arrayContaining(['metric_cup', 'australian_tablespoon']));
});

it.each(LANGUAGE_CODES)(
  '%s: has every unit in every kitchen, and changes nothing before a choice',
  (language) => {
    const { all } = unitsFor(language);
    for (const country of countriesFor(language))
      expect([...unitsFor(language, kitchenFor(country)).all].sort()).toEqual([...all].sort());
    expect(unitsFor(language, defaultKitchen(LANGUAGES[language].kitchen))).toEqual(unitsFor(language));
  },
);
