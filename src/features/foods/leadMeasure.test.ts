import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { expect, test } from 'vitest';
import { leadMeasure } from './leadMeasure.ts';

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
  ['ginger-fresh', 'spoon'],
  ['almonds-whole', 'spoon'],
  ['flour', 'spoon'],
])('where cooks weigh, the page of %s leads with a %s', (food, lead) => {
  expect(leadMeasure('de', food)).toBe(lead);
});
