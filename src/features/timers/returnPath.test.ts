import { describe, expect, it } from 'vitest';
import { returnPath } from './returnPath.ts';

describe('returnPath', () => {
  it.each([
    ['', true, '/recipes/a?step=3'],
    ['?step=1', true, '/recipes/a?step=3'],
    ['?servings=8&view=us', true, '/recipes/a?servings=8&view=us&step=3'],
    ['', false, '/recipes/a#step-3'],
    ['?servings=8&step=1', false, '/recipes/a?servings=8#step-3'],
  ])('from %j, cooking %j, is %s', (query, cooking, address) => {
    expect(returnPath('/recipes/a', 3, query, cooking)).toBe(address);
  });
});
