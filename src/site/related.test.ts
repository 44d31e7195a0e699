import { expect, it } from 'vitest';
import { TOOLS } from '#layouts/allTools.ts';
import { englishAddress, PAGES } from './paths.ts';
import { RELATED, relatedSubjects, type Subject, subjectTarget } from './related.ts';

const ALL: readonly (readonly [path: string, subjects: readonly Subject[]])[] = [
  ...Object.entries(RELATED).map(
    ([page, subjects]) => [PAGES[page as keyof typeof RELATED], subjects] as const,
  ),
  ...TOOLS.map(({ address, related }) => [address, related] as const),
];

it.each(ALL)('%s leads to other pages, each once', (path, subjects) => {
  const targets = subjects.map((subject) => englishAddress(subjectTarget(subject)));
  expect(new Set(targets).size).toBe(subjects.length);
  expect(targets).not.toContain(path);
});

it.each([
  ['/faq', RELATED.faq],
  ['/blog/categories/cooking-tips', RELATED.category],
  ['/blog/posts/flour-types-explained', []],
  ['/recipes', RELATED.recipes],
  ['/recipes/pad-thai', []],
  ['/', RELATED.home],
  ['/conversions/length', ['measure', 'multi', 'cooking']],
  ['/tools/convertidor', []],
  ['/nowhere', []],
])('finds what %s leads to', (path, subjects) => {
  expect(relatedSubjects(path, TOOLS)).toEqual(subjects);
});
