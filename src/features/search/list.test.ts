import { describe, expect, it } from 'vitest';
import type { SearchHits } from './createSearch.ts';
import type { SearchDocument, SearchIndex } from './document.ts';
import { buildResultList } from './list.ts';

const documents: SearchDocument[] = Array.from({ length: 40 }, (_, n) => ({
  to: `/${n}`,
  kind: n % 2 ? 'recipe' : 'post',
  title: `Document ${n}`,
  text: '',
}));

const index = {
  messages: {
    list: 'Results',
    kinds: {
      tool: 'Tools',
      ingredient: 'Ingredients',
      food: 'Weights',
      recipe: 'Recipes',
      post: 'Articles',
      page: 'Pages',
    },
    count: { one: '{n} result', other: '{n} results' },
    first: 'The best {n} of {total} results',
    start: 'Start here',
    none: 'Nothing found for “{query}”',
    similar: 'Almost “{query}”: {count}',
    close: 'Close',
    hint: 'Try one word.',
    keys: 'Keys',
  },
  documents,
  start: ['/7', '/3', '/missing'],
} as unknown as SearchIndex;

const finding =
  (n: number, quality: SearchHits['quality'] = 'fits') =>
  () => ({ documents: documents.slice(0, n), quality });
const start = { title: 'Start here', documents: [documents[7], documents[3]] };

describe('buildResultList', () => {
  it.each(['', '   '])('offers the suggestions in order for %j', (query) => {
    expect(buildResultList('en', index, finding(40), query)).toEqual({
      found: false,
      status: '',
      groups: [start],
      count: 2,
    });
  });

  it('says that nothing was found and offers the suggestions', () => {
    expect(buildResultList('en', index, finding(0, 'close'), ' <b>xyz ')).toEqual({
      found: false,
      status: 'Nothing found for “<b>xyz”',
      hint: 'Try one word.',
      groups: [start],
      count: 2,
    });
  });

  it.each([
    [1, '1 result', 1],
    [2, '2 results', 2],
    [24, '24 results', 24],
    [25, 'The best 24 of 25 results', 24],
    [40, 'The best 24 of 40 results', 24],
  ])('for %i results says %j', (n, status, count) => {
    const list = buildResultList('en', index, finding(n), 'document');
    expect(list).toMatchObject({ found: true, status, count });
    expect(list.groups.flatMap((group) => group.documents)).toHaveLength(count);
  });

  it('says that words are only spelled almost alike', () => {
    const list = buildResultList('en', index, finding(2, 'similar'), 'documnet');
    expect(list).toMatchObject({ found: true, status: 'Almost “documnet”: 2 results' });
  });

  it('says that nothing fits before it shows what comes close', () => {
    expect(buildResultList('en', index, finding(1, 'close'), 'document xyz')).toEqual({
      found: false,
      status: 'Nothing found for “document xyz”',
      hint: 'Try one word.',
      groups: [{ title: 'Close', documents: [documents[0]] }],
      count: 1,
    });
  });

  it("names the kinds with the index's messages", () => {
    expect(buildResultList('en', index, finding(3), 'x').groups).toEqual([
      { title: 'Articles', documents: [documents[0], documents[2]] },
      { title: 'Recipes', documents: [documents[1]] },
    ]);
  });

  it('shows six foods at most, and everything else', () => {
    const foods = documents.map((document) => ({ ...document, kind: 'food' as const }));
    const list = buildResultList(
      'en',
      index,
      () => ({ documents: [...foods.slice(0, 9), ...documents.slice(9, 12)], quality: 'fits' }),
      'flour',
    );
    expect(list.groups.map(({ title, documents }) => [title, documents.length])).toEqual([
      ['Weights', 6],
      ['Recipes', 2],
      ['Articles', 1],
    ]);
  });
});
