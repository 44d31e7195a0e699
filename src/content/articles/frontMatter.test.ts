import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#catalogs/languages.ts';
import { type Article, checkArticles, slugOf, type TranslatedArticle } from './checkArticles.ts';
import { ARTICLE, TRANSLATED_ARTICLE } from './frontMatter.ts';

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
  const translation = (id: string, data: object = {}, body = 'text'): TranslatedArticle => {
    const { category: _, related: __, ...words } = GOOD;
    return {
      id,
      filePath: `articles/${id}.mdx`,
      body,
      data: TRANSLATED_ARTICLE.parse({ ...words, ...data }),
    };
  };
  const translated = (articles: readonly Article[]) =>
    articles.flatMap((one) =>
      LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) =>
        translation(`${slugOf(one)}/${language}`),
      ),
    );
  const check = (articles: readonly Article[], more: readonly TranslatedArticle[] = []) =>
    checkArticles(articles, [...translated(articles), ...more]);
  const others = [
    article('a', { related: ['b', 'c', 'd'] }),
    article('b', { related: ['a', 'c', 'd'] }),
    article('c', { related: ['a', 'b', 'd'] }),
  ];

  it.each([
    ['related to the others', article('d')],
    ['with a converter in its place', article('d', { converter }, 'text\n\n<TryIt />\n\ntext')],
  ])('accept an article %s', (_, last) => {
    expect(() => check([...others, last])).not.toThrow();
  });

  it.each([
    ['related to itself', article('d', { related: ['a', 'b', 'd'] }), /related to itself/],
    ['related to a missing one', article('d', { related: ['a', 'b', 'e'] }), /there is no article e/],
    ['with a converter but no place for it', article('d', { converter }), /<TryIt \/>/],
    ['with a place but no converter', article('d', {}, '<TryIt />'), /<TryIt \/>/],
    ['with two places', article('d', { converter }, '<TryIt />\n\n<TryIt />'), /<TryIt \/>/],
  ])('reject an article %s', (_, last, message) => {
    expect(() => check([...others, last])).toThrow(message);
    expect(() => check([...others, last])).toThrow('articles/d/en.mdx');
  });

  it.each([
    ['without an English one', translation('e/fr'), /there is no English article/],
    ['with a converter but no place for it', translation('a/fr', { converter }), /<TryIt \/>/],
  ])('reject a translation %s', (_, wrong, message) => {
    const all = [...others, article('d')];
    expect(() => check(all, [wrong])).toThrow(message);
    expect(() => check(all, [wrong])).toThrow(`articles/${wrong.id}.mdx`);
  });

  it('reject an article that is missing in a language', () => {
    const all = [...others, article('d')];
    const some = translated(all).filter(({ id }) => id !== 'b/de');
    expect(() => checkArticles(all, some)).toThrow('articles/b/en.mdx: the article is missing in de');
  });
});
