import { expect, it } from 'vitest';
import { englishAddress, PAGES } from './paths.ts';
import { RELATED, relatedSubjects, SUBJECTS } from './related.ts';

it.each(Object.entries(RELATED))('%s leads to other pages, each once', (page, subjects) => {
  const targets = subjects.map((subject) => englishAddress(SUBJECTS[subject]));
  expect(new Set(targets).size).toBe(subjects.length);
  expect(targets).not.toContain(PAGES[page as keyof typeof RELATED]);
});

it.each([
  ['/faq', RELATED.faq],
  ['/blog/categories/cooking-tips', RELATED.category],
  ['/blog/posts/flour-types-explained', []],
  ['/recipes', RELATED.recipes],
  ['/recipes/pad-thai', []],
  ['/', RELATED.home],
  ['/nowhere', []],
])('finds what %s leads to', (path, subjects) => {
  expect(relatedSubjects(path)).toEqual(subjects);
});
