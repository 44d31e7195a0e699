import { WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';
import { expect, it } from 'vitest';
import { neighborsOf } from './neighborsOf.ts';

it('puts other cuts of chicken before other meat', () => {
  const near = neighborsOf('chicken-thighs');
  expect(near.slice(0, 2)).toEqual(expect.arrayContaining(['chicken-breasts']));
  expect(near).toHaveLength(8);
});

// The rows next to them are red pepper flakes, frozen strawberries, skyr and Anaheim peppers.
it.each([
  ['lardons', 'bacon'],
  ['bouillon-cube', 'chicken-bouillon-cube'],
  ['cinnamon-sticks', 'cinnamon-ground'],
  ['lemons', 'lemon-zest'],
  ['figs', 'figs-dried'],
  ['corn-ears', 'corn-kernels'],
  ['quail-eggs', 'whole-egg'],
  ['poblano-peppers', 'anaheim-peppers'],
] as const)('puts the same thing first, beside %s %s', (food, first) => {
  expect(neighborsOf(food)[0]).toBe(first);
});

it('names no food twice, none without a page, and never the food itself', () => {
  const withPage = new Set(WEIGHED_FOOD_IDS);
  for (const food of WEIGHED_FOOD_IDS) {
    const near = neighborsOf(food);
    expect(new Set(near).size, food).toBe(near.length);
    expect(near).not.toContain(food);
    expect(near.filter((id) => !withPage.has(id))).toEqual([]);
  }
});
