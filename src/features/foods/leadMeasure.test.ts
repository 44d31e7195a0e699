import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { expect, test } from 'vitest';
import { leadMeasure } from './leadMeasure.ts';

// No spoon holds a slice, of whatever kind of food, nor an egg, which cooks count.
test.each<[FoodId, string]>([
  ['brie-sliced', 'jug'],
  ['vegan-sausages', 'jug'],
  ['whole-egg', 'jug'],
  ['egg-yolk', 'jug'],
  ['graham-crumbs', 'spoon'],
  ['carrots-grated', 'spoon'],
  ['flour', 'spoon'],
])('where cooks weigh, the page of %s leads with a %s', (food, lead) => {
  expect(leadMeasure('de', food)).toBe(lead);
});
