import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { COUNTRY_NAMES } from '@gramwise/engine/foods/names/countryNames.ts';
import { FOOD_NAMES, type NamedLanguage } from '@gramwise/engine/foods/names/names.ts';
import { hasPage } from '@gramwise/engine/foods/weighedFoods.ts';
import { expect, test } from 'vitest';
import { OTHER_NAMES } from './otherNames.ts';

// Whoever reads a name here may ask for it, those of one country in its kitchen.
test.each(Object.entries(OTHER_NAMES))(
  'in %s, every other name is one that its food is found by',
  (language, names) => {
    const unknown = Object.entries(names).flatMap(([food, list]) => {
      const {
        also = [],
        general = [],
        shared = [],
      } = FOOD_NAMES[language as NamedLanguage][food as AnyFoodId];
      const meant = Object.values(COUNTRY_NAMES[language] ?? {});
      return list
        .split(', ')
        .map((name) => name.replace(/ \(.*/, ''))
        .filter((name) => ![...also, ...general, ...shared].includes(name))
        .filter((name) => meant.every((names) => names[name] !== food))
        .map((name) => `${food}: ${name}`);
    });
    expect(unknown).toEqual([]);
  },
);

test.each(Object.entries(OTHER_NAMES))(
  'in %s, every food with other names has a page to show them',
  (_, names) => {
    expect(Object.keys(names).filter((food) => !hasPage(food as AnyFoodId))).toEqual([]);
  },
);
