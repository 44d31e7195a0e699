import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typoDistance } from './typoDistance.ts';

describe('typos', () => {
  it.each([
    ['flour', 'flour', 0],
    ['flor', 'flour', 1],
    ['flouer', 'flour', 1],
    ['fluor', 'flour', 1],
    ['floor', 'flour', 1],
    ['', 'salt', 4],
    ['kitten', 'sitting', 3],
  ])('%j to %j are %d', (a, b, expected) => {
    expect(typoDistance(a, b)).toBe(expected);
  });

  it('is symmetric, and at most the longer length', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(typoDistance(a, b)).toBe(typoDistance(b, a));
        expect(typoDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
