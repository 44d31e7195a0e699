import { expect, it } from 'vitest';
import { nutritionIn } from '../../tests/nutritionIn.ts';
import type { PackCode } from '../../tests/packs.ts';

// Slices of raw vegetables and fruit weigh 3 to 84 g in file WEIGHT of USDA SR26, whole ones more
it.each<[PackCode, string]>([
  ['en', '1 orange slice'],
  ['en', '1 apple slice'],
  ['en', '1 onion slice'],
  ['en', '1 onion ring'],
  ['en', '1 lemon slice, to garnish'],
  ['de', '1 Orangenscheibe'],
  ['de', '1 Orangenspalte'],
  ['de', '1 Gurkenscheibe'],
])('in %s takes one cut for no whole piece, as it takes several: %s', (language, line) => {
  expect(nutritionIn(language, line).grams).toBeLessThanOrEqual(20);
});
