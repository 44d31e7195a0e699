import { kitchenFor, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { expect, test } from 'vitest';
import { lines, openReader, serveAllFoods, type } from '#tests/component/openReader.tsx';

serveAllFoods();

// A US cup of 236.6 ml is read off a jug as 235 ml. Swiss jugs have deciliters, French and Belgian ones centiliters.
test.each([
  ['ch', '2.35 dl milk'],
  ['fr', '23.5 cl milk'],
  ['be', '23.5 cl milk'],
  ['at', '235 ml milk'],
] as const)('a recipe in the kitchen of %s is in the marks of its jugs', async (country, milk) => {
  localStorage.setItem('kitchen', writeKitchen(kitchenFor(country)) ?? '');
  openReader();
  type('1 cup milk\n1/3 cup oil');
  await expect.poll(lines).toContain(milk);
});
