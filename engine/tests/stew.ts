import type { Recipe } from '../src/recipes/recipe.ts';
import { count, each, grams, hours, length, milliliters, minutes, oven } from '../src/recipes/values.ts';

/** A small recipe for six. */
export const STEW: Recipe = {
  id: 'stew',
  collection: 'general',
  title: 'Stew',
  cuisine: 'French',
  recipeType: 'Main Dish',
  times: { total: hours(2) },
  servings: 6,
  image: 'https://images.example/stew.jpg',
  alt: 'A pot of stew',
  description: { text: 'A stew. It simmers.' },
  ingredients: [
    {
      key: 'beef',
      food: 'beef-chuck',
      name: 'beef, in {cube} cubes',
      amount: grams(900, [2, 'lb']),
      values: { cube: length(4, 1.5) },
    },
    { key: 'wine', food: 'red-wine', name: 'red wine', amount: milliliters(120, [0.5, 'cup']), liquid: true },
    { key: 'carrots', food: 'carrots-grated', name: { one: 'carrot', other: 'carrots' }, amount: count(2) },
    {
      key: 'bay',
      food: 'bay-leaves',
      name: { one: 'bay leaf', other: 'bay leaves' },
      amount: count(1),
      fixed: true,
    },
    { key: 'salt', food: 'salt', name: 'Salt, to taste' },
  ],
  steps: [
    { text: 'Heat the oven to {oven}. Brown the beef.', values: { oven: oven(160, 325) } },
    {
      text: 'Pour in the wine and {water} water and simmer for {simmer}.',
      values: { water: milliliters(240, [1, 'cup']), simmer: minutes(8) },
    },
    { text: 'Serve in bowls of {bowl}.', values: { bowl: each(milliliters(480, [2, 'cup'])) } },
  ],
  tips: [],
  tags: [],
  garnish: [],
  diets: [],
  allergens: ['Sulfites'],
  cautions: [],
};
