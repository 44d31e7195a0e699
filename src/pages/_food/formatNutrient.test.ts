import { expect, test } from 'vitest';
import { formatNutrient } from './formatNutrient.ts';

test.each([
  ['en', 'carbohydrate', 76.31, '76\u00a0g'],
  ['fr', 'fat', 0.98, '1,0\u00a0g'],
  ['en', 'saturated', 0.155, '0.2\u00a0g'],
  ['de', 'saturated', 0.04, '<\u00a00,1\u00a0g'],
  ['en', 'sugars', 0, '0\u00a0g'],
  ['en', 'salt', 0.005, '0.01\u00a0g'],
  ['es', 'salt', 0.0049, '<\u00a00,01\u00a0g'],
  ['de', 'salt', 0.355, '0,36\u00a0g'],
  ['en', 'salt', 2.9825, '3.0\u00a0g'],
  ['en', 'salt', 0, '0\u00a0g'],
] as const)('in %s %s of %d g is %s', (language, id, grams, shown) => {
  expect(formatNutrient(language, id, grams)).toBe(shown);
});
