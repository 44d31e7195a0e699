import { expect, it } from 'vitest';
import { panServings } from './servings.ts';
import type { Pan } from './shapes.ts';

const round = (diameter: number): Pan => ({ shape: 'round', diameter, depth: 0 });

// le-club-des-entrepreneurs.fr, moule à manqué
it.each([
  [18, 4, 5],
  [20, 6, 6],
  [22, 6, 8],
  [24, 8, 10],
])('a pan of %d cm serves %d to %d, as a guide of pans has it', (diameter, fewest, most) => {
  const [low, high] = panServings(round(diameter));
  expect(low).toBeLessThanOrEqual(fewest);
  expect(high).toBeGreaterThanOrEqual(most);
});

// blog.wilton.com: slices of 1.5 by 2 inches, half as many of a cake lower than 3 inches
it.each([
  [8, 50.27 / 6],
  [9, 63.62 / 6],
  [10, 78.54 / 6],
])('a pan of %d inches serves at most half of its party slices', (inches, slices) => {
  expect(panServings(round(inches * 2.54))[1]).toBe(Math.round(slices));
});

it('serves somebody', () => {
  expect(panServings(round(5))).toEqual([1, 1]);
});
