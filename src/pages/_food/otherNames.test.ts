import { findFood } from '@gramwise/engine/api/foods.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { foods as de } from '@gramwise/engine/foods/lists/de.ts';
import { foods as en } from '@gramwise/engine/foods/lists/en.ts';
import { foods as es } from '@gramwise/engine/foods/lists/es.ts';
import { foods as fr } from '@gramwise/engine/foods/lists/fr.ts';
import type { FoodNames } from '@gramwise/engine/foods/names/foodNames.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { hasPage } from '@gramwise/engine/foods/weighedFoods.ts';
import { expect, test } from 'vitest';
import { countriesFor } from '#catalogs/countries.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { OTHER_NAMES } from './otherNames.ts';

const LISTS = { de, en, es, fr } as const;

/** Names that mean any of several foods. */
const sharedNames = (language: Language, food: string): readonly string[] => {
  const { shared = [] }: FoodNames = FOOD_NAMES[language][food as AnyFoodId];
  return shared;
};

// Whoever reads a name here may ask for it, those of one country in its kitchen.
test.each(LANGUAGE_CODES)('in %s, every other name is one that its food is found by', (language) => {
  const kitchens = [undefined, ...countriesFor(language)];
  const finds = (name: string, food: string) =>
    kitchens.some((kitchen) => {
      const { match, choices } = findFood(name, LISTS[language], kitchen);
      return (match === null ? choices : [match]).includes(food);
    });
  const unknown = Object.entries(OTHER_NAMES[language] ?? {}).flatMap(([food, list]) =>
    list
      .split(/, (?![^(]*\))/)
      .map((name) => name.replace(/ \(.*/, ''))
      .filter((name) => !finds(name, food) && !sharedNames(language, food).includes(name))
      .map((name) => `${food}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test.each(Object.entries(OTHER_NAMES))(
  'in %s, every food with other names has a page to show them',
  (_, names) => {
    expect(Object.keys(names).filter((food) => !hasPage(food as AnyFoodId))).toEqual([]);
  },
);
