import { expect, it } from 'vitest';
import { everyPath } from './everyPath.ts';
import { PAGE_IDS } from './paths.ts';

const PARTS = { ingredient: ['flour'], recipe: ['soup', 'cake'], category: ['conversions'], post: [] };

it('fills the parts of addresses, and leaves none open', () => {
  const paths = everyPath(PARTS);
  expect(paths).toEqual(expect.arrayContaining(['/', '/faq', '/recipes', '/recipes/soup', '/recipes/cake']));
  expect(paths.filter((path) => /:|posts/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  const whole = PAGE_IDS.length - Object.keys(PARTS).length;
  expect(paths).toHaveLength(whole + Object.values(PARTS).flat().length);
});
