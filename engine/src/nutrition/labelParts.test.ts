import { expect, it } from 'vitest';
import { saltOf, toKilojoules } from './labelParts.ts';

// Annex I of Regulation (EU) 1169/2011: salt is sodium x 2.5.
it.each([
  [400, 1],
  [1000, 2.5],
  [2, 0.005],
])('%d mg of sodium are %d g of salt', (sodium, salt) => {
  expect(saltOf(sodium)).toBeCloseTo(salt, 9);
});

it('364 kcal are 1523 kJ', () => {
  expect(toKilojoules(364)).toBeCloseTo(1522.976, 6);
});
