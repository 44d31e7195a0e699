import { describe, expect, it } from 'vitest';
import { wrongLines } from './wrongLines.ts';

const ARTICLE = `---
title: "Cups: a guide"
published: 2026-10-14
converter: { ingredient: water, amount: 0 }
related:
  - one
  - two
---

title: not here
`;

const QUESTIONS = `import type { FaqPage } from './schema.ts';

export default {
  title: 'Questions',
  intro:
    'groups: not here',
  groups: [
    {
      id: 'weight',
      items: [
        { id: 'first', answer: [] },
      ],
    },
    {
      id: 'volume',
      items: [
        {
          id: 'second',
          'answer': [
            'One paragraph.',
            '',
          ],
        },
      ],
    },
  ],
} satisfies FaqPage;
`;

const at = (file: string, text: string, ...path: (string | number)[]) =>
  wrongLines(file, text, [{ path, message: 'is wrong' }]);

describe('the line of a field', () => {
  it.each([
    ['a field', ['published'], 3],
    ['a part of a field on one line', ['converter', 'amount'], 4],
    ['an item of a list', ['related', 1], 7],
    ['a field that is missing, as that of the front matter', ['updated'], 1],
    ['the whole, as that of the front matter', [], 1],
  ])('in front matter is found for %s', (_, path, line) => {
    expect(at('a.mdx', ARTICLE, ...path)).toBe(`a.mdx:${line} ${path.join('.')}: is wrong`);
  });

  it.each([
    ['a field', ['intro'], 5],
    ['an item of a list', ['groups', 1], 14],
    ['a field of an item', ['groups', 1, 'id'], 15],
    ['a line of a list within lists', ['groups', 1, 'items', 0, 'answer', 1], 21],
    ['a field on the line of what surrounds it', ['groups', 0, 'items', 0, 'answer'], 11],
    ['a field that is missing, as that of what surrounds it', ['groups', 1, 'title'], 14],
    ['a field that is missing at all, as that of the export', ['description'], 3],
  ])('in code is found for %s', (_, path, line) => {
    expect(at('b.ts', QUESTIONS, ...path)).toBe(`b.ts:${line} ${path.join('.')}: is wrong`);
  });

  it('is told of each mistake', () => {
    const issues = [
      { path: ['title'], message: 'too short' },
      { path: ['related', 0], message: 'unknown' },
    ];
    expect(wrongLines('a.mdx', ARTICLE, issues)).toBe('a.mdx:2 title: too short\na.mdx:6 related.0: unknown');
  });
});
