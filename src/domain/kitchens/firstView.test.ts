import { expect, it } from 'vitest';
import { firstView } from './firstView.ts';
import { kitchenIn, unchosenKitchen } from './kitchen.ts';

it.each([
  ['grams', 'cups', 'metric'],
  ['grams', null, 'metric'],
  ['cups', 'cups', 'us'],
  ['cups', 'us_legal_cup', 'us'],
  ['cups', 'metric_cup', 'written'],
  ['cups', null, 'written'],
  ['written', 'cups', 'written'],
] as const)('%s first, with the cup %s: %s', (measures, cup, view) => {
  expect(firstView({ measures, cup })).toBe(view);
});

it('is as written until somebody chooses', () => {
  expect([firstView(unchosenKitchen('us')), firstView(kitchenIn('us'))]).toEqual(['written', 'us']);
  expect([firstView(unchosenKitchen('fr')), firstView(kitchenIn('fr'))]).toEqual(['written', 'metric']);
});
