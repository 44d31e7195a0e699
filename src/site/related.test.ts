import { expect, it } from 'vitest';
import { TOOLS } from '#layouts/allTools.ts';
import { englishHref, PAGES } from './paths.ts';
import { RELATED_SUBJECTS, relatedSubjects, type Subject, subjectTarget } from './related.ts';

const ALL: readonly (readonly [path: string, subjects: readonly Subject[]])[] = [
  ...Object.entries(RELATED_SUBJECTS).map(
    ([page, subjects]) => [PAGES[page as keyof typeof RELATED_SUBJECTS], subjects] as const,
  ),
  ...TOOLS.map(({ path, related }) => [path, related] as const),
];

it.each(ALL)('%s leads to other pages, each once', (path, subjects) => {
  const targets = subjects.map((subject) => englishHref(subjectTarget(subject)));
  expect(new Set(targets).size).toBe(subjects.length);
  expect(targets).not.toContain(path);
});

it.each([
  ['/faq', RELATED_SUBJECTS.faq],
  ['/blog/categories/cooking-tips', RELATED_SUBJECTS.category],
  ['/blog/posts/flour-types-explained', []],
  ['/recipes', RELATED_SUBJECTS.recipes],
  ['/recipes/pad-thai', []],
  ['/', RELATED_SUBJECTS.home],
  ['/conversions/length', ['pans', 'measure', 'multi']],
  ['/tools/convertidor', []],
  ['/nowhere', []],
])('finds what %s leads to', (path, subjects) => {
  expect(relatedSubjects(path, TOOLS)).toEqual(subjects);
});
