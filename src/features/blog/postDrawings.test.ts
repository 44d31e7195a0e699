import { expect, test } from 'vitest';
import { POST_DRAWINGS } from './postDrawings.ts';

test('every post has a drawing', () => {
  const posts = Object.keys(import.meta.glob('../../content/articles/*/en.mdx'));
  expect(posts.length).toBeGreaterThan(10);
  expect(Object.keys(POST_DRAWINGS).sort()).toEqual(posts.map((file) => file.split('/').at(-2)).sort());
});
