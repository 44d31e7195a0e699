import { describe, expect, it } from 'vitest';
import { UNCHECKED_RECIPES } from '#content/recipes/files.ts';
import { shorten } from './description.ts';

describe('shorten', () => {
  it.each([
    ['short', 20, 'short'],
    ['exactly as long', 15, 'exactly as long'],
    ['a text that is too long', 16, 'a text that is…'],
    ['first, then more', 9, 'first…'],
  ])('%j to %d is %j', (text, maxLength, short) => {
    expect(shorten(text, maxLength)).toBe(short);
  });

  it("shortens every recipe's description to what search engines show", () => {
    for (const { id, description } of UNCHECKED_RECIPES) {
      const { length } = shorten(description, 155);
      expect(length, id).toBeGreaterThanOrEqual(110);
      expect(length, id).toBeLessThanOrEqual(155);
    }
  });
});
