import { describe, expect, it } from 'vitest';
import { FOOD_IDS } from './figures.ts';
import type { FoodTrait } from './traitIds.ts';
import { FOODS_BY_TRAIT, hasTrait } from './traits.ts';

/** What the rows' ids say of their foods by convention; no rule reads it there. */
const ENDINGS: readonly (readonly [ending: RegExp, trait: FoodTrait])[] = [
  [/-fresh$/, 'fresh'],
  [/-dried$/, 'dried'],
  [/(?:beans|peas|chickpeas|noodles|macaroni)-dry$/, 'dry'],
  [/-dry$/, 'dried'],
  [/-cooked$/, 'cooked'],
  [/-canned$/, 'canned'],
  [/-(?:ground|powder)$/, 'ground'],
  [/-seeds$/, 'seeds'],
  [/^egg-(?:white|yolk)$|-egg$/, 'egg'],
  [/-(?:juice|milk|wine|vinegar|oil|stock)$/, 'liquid'],
];

/** Foods that do not do what their ids seem to say, and why. */
const NOT: Readonly<Partial<Record<string, readonly string[]>>> = {
  // Alcohol without sugar
  dried: ['sherry-dry', 'vermouth-dry', 'cider-dry'],
  // Thick enough, or firm, to be weighed
  liquid: ['condensed-milk', 'coconut-oil', 'palm-oil'],
  // Bread, not something picked
  fresh: ['breadcrumbs-fresh'],
};

describe('traits of foods', () => {
  it.each(ENDINGS)('a food with an id like %s has the trait %s', (ending, trait) => {
    const named = FOOD_IDS.filter((id) => ending.test(id) && !NOT[trait]?.includes(id));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !hasTrait(id, trait))).toEqual([]);
  });

  it.each(Object.entries(FOODS_BY_TRAIT))('%s lists no food twice', (_, foods) => {
    expect(new Set(foods).size).toBe(foods.length);
  });

  it.each<[FoodTrait, FoodTrait]>([
    ['fresh', 'dried'],
    ['fresh', 'canned'],
    ['fresh', 'ground'],
    ['dry', 'cooked'],
    ['seeds', 'ground'],
    ['seeds', 'fresh'],
  ])('no food is both %s and %s', (first, second) => {
    expect(FOODS_BY_TRAIT[first].filter((food) => hasTrait(food, second))).toEqual([]);
  });

  it('an eggplant is no egg', () => {
    expect(hasTrait('eggplant-cubed', 'egg')).toBe(false);
  });
});
