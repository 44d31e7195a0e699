import { expect, it } from 'vitest';
import { DOCUMENT } from './frontMatter.ts';

const GOOD = { title: 'About', description: 'd'.repeat(110), updated: new Date('2026-01-02') };

it.each([
  ['a day of its last change', {}, true],
  ['none', { updated: undefined }, true],
  ['a day in words', { updated: 'May 20' }, false],
  ['no title', { title: undefined }, false],
  ['a short title', { title: 'Us' }, false],
  ['a long title', { title: 't'.repeat(60) }, false],
  ['a short description', { description: 'd'.repeat(109) }, false],
  ['a long description', { description: 'd'.repeat(156) }, false],
  ['a field that nobody reads', { author: 'x' }, false],
])('a document with %s', (_, part, good) => {
  expect(DOCUMENT.safeParse({ ...GOOD, ...part }).success).toBe(good);
});
