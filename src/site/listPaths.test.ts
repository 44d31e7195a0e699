import { expect, it } from 'vitest';
import { listPaths } from './listPaths.ts';
import { PAGE_IDS } from './paths.ts';

const PARTS = { recipe: ['soup', 'cake'], ingredient: ['flour'], category: ['conversions'], post: [] };

it('fills in every :part', () => {
  const paths = listPaths(PARTS);
  expect(paths).toEqual(expect.arrayContaining(['/', '/faq', '/recipes', '/recipes/soup', '/recipes/cake']));
  expect(paths.filter((path) => /:|posts/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  const whole = PAGE_IDS.length - Object.keys(PARTS).length;
  expect(paths).toHaveLength(whole + Object.values(PARTS).flat().length);
});
