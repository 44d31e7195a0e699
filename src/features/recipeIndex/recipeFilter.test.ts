import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import { describe, expect, it } from 'vitest';
import {
  NO_RECIPE_FILTER,
  passesFilter,
  type RecipeFilter,
  readRecipeFilter,
  writeRecipeFilter,
} from './recipeFilter.ts';

const FULL: RecipeFilter = {
  search: 'crème',
  collection: 'soup',
  time: '60',
  difficulty: 'Easy',
  diets: ['Vegetarian', 'Gluten-Free'],
  free: ['Milk', 'Nuts'],
};

describe('a filter in the URL', () => {
  it.each([NO_RECIPE_FILTER, FULL, { ...NO_RECIPE_FILTER, search: 'a, b & c' }])(
    'comes back: %j',
    (filter) => {
      expect(readRecipeFilter(writeRecipeFilter(filter, ''))).toEqual(filter);
    },
  );

  it('leaves out empty values and keeps unrelated parameters', () => {
    expect(writeRecipeFilter(NO_RECIPE_FILTER, '?search=x&other=1')).toBe('?other=1');
    expect(writeRecipeFilter(NO_RECIPE_FILTER, '')).toBe('');
    expect(writeRecipeFilter({ ...NO_RECIPE_FILTER, free: ['Milk', 'Nuts'] }, '')).toBe('?free=Milk,Nuts');
  });

  it.each([
    '?collection=pizza&time=7&difficulty=easy&diets=Keto&free=None',
    '?collection=constructor&time=&diets=,,&free=Milk%00',
    '?',
    '',
  ])('ignores %j', (query) => {
    expect(readRecipeFilter(query)).toEqual(NO_RECIPE_FILTER);
  });

  it('truncates a long search', () => {
    expect(readRecipeFilter(`?search=${'a'.repeat(5000)}`).search).toHaveLength(100);
  });
});

const SOUP: RecipeSummary = {
  id: 'a',
  title: 'Crème Soup',
  collection: 'soup',
  blurb: 'Chickpeas, whole.',
  minutes: 60,
  cooking: null,
  difficulty: null,
  diets: ['Vegetarian'],
  allergens: ['Milk'],
};

describe('passesFilter', () => {
  it.each<[Partial<RecipeFilter>, boolean]>([
    [{}, true],
    [{ collection: 'soup' }, true],
    [{ collection: 'vegan' }, false],
    [{ time: '60' }, true],
    [{ time: '30' }, false],
    [{ difficulty: 'Easy' }, false],
    [{ diets: ['Vegetarian'] }, true],
    [{ diets: ['Vegetarian', 'Vegan'] }, false],
    [{ free: ['Eggs', 'Nuts'] }, true],
    [{ free: ['Eggs', 'Milk'] }, false],
  ])('%j of a soup with milk is %j', (filter, found) => {
    expect(passesFilter(SOUP, { ...NO_RECIPE_FILTER, ...filter })).toBe(found);
  });

  it('excludes recipes without a time from a time limit', () => {
    expect(passesFilter({ ...SOUP, minutes: null, cooking: 20 }, { ...NO_RECIPE_FILTER, time: '120' })).toBe(
      false,
    );
  });
});
