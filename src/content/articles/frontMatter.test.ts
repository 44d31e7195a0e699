import { describe, expect, it } from 'vitest';
import { type Article, checkArticles } from './checkArticles.ts';
import { ARTICLE } from './frontMatter.ts';

const GOOD = {
  title: 'A title to test',
  description: 'd'.repeat(120),
  published: new Date('2026-01-02'),
  updated: new Date('2026-01-03'),
  category: 'conversions',
  related: ['a', 'b', 'c'],
};

describe('the front matter of an article', () => {
  it.each([
    ['all that it needs', {}],
    ['an update on the same day', { updated: GOOD.published }],
    ['a converter', { converter: { ingredient: 'flour', amount: 1, from: 'cups', to: 'grams' } }],
  ])('accepts %s', (_, part) => {
    expect(ARTICLE.safeParse({ ...GOOD, ...part }).error?.issues).toBeUndefined();
  });

  it.each([
    ['no title', { title: undefined }],
    ['a long title', { title: 't'.repeat(60) }],
    ['a short description', { description: 'd'.repeat(109) }],
    ['a long description', { description: 'd'.repeat(156) }],
    ['an unknown category', { category: 'recipes' }],
    ['no date', { published: 'May 20' }],
    ['an update before publication', { updated: new Date('2026-01-01') }],
    ['the same related post twice', { related: ['a', 'b', 'a'] }],
    ['two related posts', { related: ['a', 'b'] }],
    ['an unknown field', { author: 'x' }],
    ['an unknown ingredient', { converter: { ingredient: 'sand', amount: 1, from: 'cups', to: 'grams' } }],
    ['nothing to convert', { converter: { ingredient: 'flour', amount: 0, from: 'cups', to: 'grams' } }],
  ])('stops the build with %s', (_, wrong) => {
    expect(ARTICLE.safeParse({ ...GOOD, ...wrong }).success).toBe(false);
  });
});

describe('rules across articles', () => {
  const converter = { ingredient: 'flour', amount: 1, from: 'cups', to: 'grams' } as const;
  const article = (slug: string, data: object = {}, body = 'text'): Article => ({
    id: `${slug}/en`,
    filePath: `articles/${slug}/en.mdx`,
    body,
    data: ARTICLE.parse({ ...GOOD, ...data }),
  });
  const others = [
    article('a', { related: ['b', 'c', 'd'] }),
    article('b', { related: ['a', 'c', 'd'] }),
    article('c', { related: ['a', 'b', 'd'] }),
  ];

  it.each([
    ['related to the others', article('d')],
    ['with a converter in its place', article('d', { converter }, 'text\n\n<TryIt />\n\ntext')],
  ])('accept an article %s', (_, last) => {
    expect(checkArticles([...others, last])).toHaveLength(4);
  });

  it.each([
    ['related to itself', article('d', { related: ['a', 'b', 'd'] }), /related to itself/],
    ['related to a missing one', article('d', { related: ['a', 'b', 'e'] }), /there is no article e/],
    ['with a converter but no place for it', article('d', { converter }), /<TryIt \/>/],
    ['with a place but no converter', article('d', {}, '<TryIt />'), /<TryIt \/>/],
    ['with two places', article('d', { converter }, '<TryIt />\n\n<TryIt />'), /<TryIt \/>/],
  ])('reject an article %s', (_, last, message) => {
    expect(() => checkArticles([...others, last])).toThrow(message);
    expect(() => checkArticles([...others, last])).toThrow('articles/d/en.mdx');
  });
});
