import { describe, expect, it } from 'vitest';
import { allRecipes } from './registry.server.ts';
import { featuredRecipes, listedRecipes } from './summaries.server.ts';

describe('the recipes in lists', () => {
  it.each(listedRecipes())(
    '$id has a drawing, a short text and a time',
    ({ drawing, blurb, minutes, cooking }) => {
      expect(drawing).toMatch(/\.svg(\?|$)/);
      expect(blurb.length).toBeLessThanOrEqual(200);
      expect(minutes ?? cooking).toBeGreaterThan(0);
    },
  );

  it('are all recipes', () => {
    expect(listedRecipes().map(({ id }) => id)).toEqual(allRecipes().map(({ id }) => id));
  });

  it('stand on the home page with one recipe of each of six collections', () => {
    expect(new Set(featuredRecipes().map(({ collection }) => collection)).size).toBe(6);
  });
});
