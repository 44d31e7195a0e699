import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { expect, test } from 'vitest';
import { fitsSpoon, leadMeasure } from './leadMeasure.ts';

// No spoon holds a slice, of whatever kind of food, nor shapes of pasta, nor what cooks count.
test.each<[FoodId, string]>([
  ['brie-sliced', 'jug'],
  ['vegan-sausages', 'jug'],
  ['farfalle', 'jug'],
  ['pasta-cooked', 'jug'],
  ['rice', 'spoon'],
  ['carrots-grated', 'jug'],
  ['bananas-mashed', 'jug'],
  ['crispbread', 'jug'],
  ['whole-egg', 'jug'],
  ['egg-yolk', 'jug'],
  ['graham-crumbs', 'spoon'],
  ['dill-pickles', 'jug'],
  ['garlic-minced', 'jug'],
  ['lemon-zest', 'jug'],
  ['ginger-fresh', 'spoon'],
  ['almonds-whole', 'spoon'],
  ['flour', 'spoon'],
  ['chives-fresh', 'spoon'],
])('where cooks weigh, the page of %s leads with a %s', (food, lead) => {
  expect(leadMeasure('de', food)).toBe(lead);
});

test.each<FoodId>(['cinnamon-ground', 'flour', 'carrots-grated'])(
  'where cooks use cups, the page of %s leads with one',
  (food) => {
    expect(leadMeasure('en', food)).toBe('cup');
  },
);

test.each<[FoodId, boolean]>([
  ['acorn-squash', false],
  ['brie-sliced', false],
  ['garlic-minced', true],
  ['milk', true],
])('%s fits into a spoon: %s', (food, fits) => {
  expect(fitsSpoon(food)).toBe(fits);
});
