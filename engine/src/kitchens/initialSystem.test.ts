import { expect, it } from 'vitest';
import { initialSystem } from './initialSystem.ts';
import { defaultKitchen, kitchenFor } from './kitchen.ts';

it.each([
  ['grams', 'cups', 'metric'],
  ['grams', null, 'metric'],
  ['cups', 'cups', 'us'],
  ['cups', 'us_legal_cup', 'us'],
  ['cups', 'metric_cup', 'written'],
  ['cups', null, 'written'],
  ['written', 'cups', 'written'],
  ['written', 'us_legal_cup', 'written'],
  ['written', 'metric_cup', 'written'],
  ['written', null, 'metric'],
] as const)('%s first, with the cup %s: %s', (measures, cup, view) => {
  expect(initialSystem({ measures, cup, oven: 'fahrenheit' })).toBe(view);
});

it.each([
  ['us', 'written', 'us'],
  ['mx', 'written', 'written'],
  ['in', 'written', 'written'],
  ['fr', 'metric', 'metric'],
  ['de', 'metric', 'metric'],
] as const)('in a kitchen of %s: %s until somebody chooses it, then %s', (country, before, after) => {
  expect(initialSystem(defaultKitchen(country))).toBe(before);
  expect(initialSystem(kitchenFor(country))).toBe(after);
});
