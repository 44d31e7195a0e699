import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { expect, it } from 'vitest';
import { piecesIn, usualPieces } from './usualPieces.ts';

it.each<[food: AnyFoodId, first: string]>([
  ['cabbage-shredded', 'head'], // no leaf
  ['lettuce-shredded', 'head'],
  ['apples-chopped', 'medium'], // the sizes come in order
  ['avocado-cubed', 'piece'],
  ['garlic-minced', 'clove'],
  ['onions-chopped', 'medium'], // no slice
  ['limes', 'piece'],
])('the usual piece of %s is a %s', (food, first) => {
  expect(usualPieces('de', food)[0]?.id).toBe(first);
});

// Recipes that name no size mean it, as the question field and the reader do.
it.each([
  ['en', 'large'],
  ['de', 'medium'],
] as const)('the usual egg in %s is %s', (language, size) => {
  expect(usualPieces(language, 'whole-egg')[0]?.id).toBe(size);
});

it.each<[food: AnyFoodId, pieces: string]>([
  ['vanilla-beans', 'piece'],
  ['cinnamon-sticks', 'piece'],
  ['leeks-sliced', 'piece piece'], // in the shops of two markets
  ['garlic-minced', 'clove head'],
])('%s is listed as %s, once by each weight', (food, pieces) => {
  expect(
    piecesIn('de', food)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(pieces);
});
