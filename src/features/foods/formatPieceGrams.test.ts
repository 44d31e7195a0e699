import { expect, test } from 'vitest';
import { formatPieceGrams } from './formatPieceGrams.ts';

test.each([
  ['en', { grams: 50, low: 47, high: 55 }, '50\u00a0g (47–55)'],
  ['fr', { grams: 4.5, low: 4.5, high: 5 }, '4,5\u00a0g (4,5–5)'],
  ['en', { grams: 50 }, '50\u00a0g'],
  // a scale does not show the difference
  ['en', { grams: 50, low: 49.8, high: 50.2 }, '50\u00a0g'],
] as const)('in %s %o is %s', (language, piece, shown) => {
  expect(formatPieceGrams(language, piece)).toBe(shown);
});
