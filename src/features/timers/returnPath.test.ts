import { describe, expect, it } from 'vitest';
import { buildReturnPath } from './returnPath.ts';

describe('buildReturnPath', () => {
  it.each([
    ['', true, '/recipes/a?step=3'],
    ['?step=1', true, '/recipes/a?step=3'],
    ['?servings=8&view=us', true, '/recipes/a?servings=8&view=us&step=3'],
    ['', false, '/recipes/a#step-3'],
    ['?servings=8&step=1', false, '/recipes/a?servings=8#step-3'],
  ])('from %j, cooking %j, is %s', (query, cooking, url) => {
    expect(buildReturnPath({ page: '/recipes/a', step: 3 }, query, cooking)).toBe(url);
  });

  it('keeps the fragment', () => {
    const subject = { page: '/tools/recipe-converter', step: 2, hash: '#recipe=abc' };
    expect(buildReturnPath(subject, '?servings=8', true)).toBe(
      '/tools/recipe-converter?servings=8&step=2#recipe=abc',
    );
  });
});
