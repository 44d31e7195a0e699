import {
  defaultKitchen,
  type Kitchen,
  kitchenFor,
  readKitchen,
  withCustomCup,
} from '@gramwise/engine/kitchens/kitchen.ts';
import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { yourWeights } from './yourWeights.ts';

/** 125 g spooned, 150 g scooped: a density of 0.528 and 0.634. */
const FLOUR = { food: 'flour', cups: [125, 150] };

const shown = (kitchen: Kitchen, language: Language) =>
  yourWeights(FLOUR, kitchen, language)?.map(({ measure, milliliters, grams }) =>
    [measure, milliliters.toFixed(1), ...grams.map((each) => each.toFixed(1))].join(' '),
  ) ?? null;

it('are those of an Australian cup of 250 ml and spoon of 20 ml', () => {
  expect(shown(kitchenFor('au'), 'en')).toEqual([
    'cup 250.0 132.1 158.5',
    'tablespoon 20.0 10.6 12.7',
    'teaspoon 5.0 2.6 3.2',
  ]);
});

it('are those of a jug where the cook weighs', () => {
  expect(shown(kitchenFor('de'), 'en')).toEqual([
    'jug 100.0 52.8 63.4',
    'tablespoon 15.0 7.9 9.5',
    'teaspoon 5.0 2.6 3.2',
  ]);
});

it('are not repeated where the page shows them first, or nothing was chosen', () => {
  expect(shown(kitchenFor('us'), 'en')).toBeNull();
  expect(shown(kitchenFor('de'), 'de')).toBeNull();
  expect(shown(kitchenFor('at'), 'de')).toBeNull();
  expect(shown(defaultKitchen('us'), 'de')).toBeNull();
});

it('follow a custom weight, which is filled in one way: 140 g, of which a spoon is a sixteenth', () => {
  const own = withCustomCup(kitchenFor('us'), 'flour', 140);
  expect(shown(own, 'en')).toEqual(['cup 236.6 140.0', 'tablespoon 14.8 8.8', 'teaspoon 4.9 2.9']);
});

it('are none for what is no kitchen', () => {
  expect(shown(readKitchen('{"country":"xx"}', 'us'), 'en')).toBeNull();
});
