import { expect, it } from 'vitest';
import type { Collection } from './facts.ts';
import { findRelated } from './findRelated.ts';
import type { PantryId } from './pantry.ts';

const recipe = (id: string, collection: Collection, foods: readonly PantryId[], cuisine?: string) => ({
  id,
  collection,
  ...(cuisine && { cuisine }),
  ingredients: foods.map((food) => ({ key: food, food, name: food })),
});

const ALL = [
  recipe('kimchi', 'signature-noodle-condiment', ['napa-cabbage', 'salt']),
  recipe('slaw', 'general', ['napa-cabbage', 'salt'], 'Korean'),
  recipe('soup', 'soup', ['salt', 'water']),
  recipe('broth', 'soup', ['water']),
  recipe('stew', 'general', ['beef-chuck', 'salt'], 'Korean'),
];
const ids = (id: string, count: number) => {
  const recipe = ALL.find((recipe) => recipe.id === id);
  return recipe && findRelated(recipe, ALL, count).map((recipe) => recipe.id);
};

it.each([
  ['kimchi', 1, ['slaw']], // a rare food; salt says little
  ['soup', 1, ['broth']], // the same collection and a food
  ['stew', 1, ['slaw']], // the same cuisine and collection
  ['broth', 9, ['soup', 'kimchi', 'slaw', 'stew']], // never itself
] as const)('%s, %i: %j', (id, count, expected) => {
  expect(ids(id, count)).toEqual(expected);
});
