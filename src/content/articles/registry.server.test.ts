import { describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { countWords } from '../html.server.ts';
import { FRONT_MATTER } from './frontMatter.server.ts';
import { POSTS, postsOf, readPost, TOOLS_ARTICLE } from './registry.server.ts';

/** The posts, written out a second time: addresses do not change. */
const SLUGS = [
  'cups-to-grams-flour',
  'how-many-tablespoons-in-cup',
  'celsius-to-fahrenheit-conversion',
  'grams-to-cups-conversion',
  'how-many-ounces-in-a-cup',
  'milliliters-to-cups',
  'tablespoon-to-teaspoon',
  'pints-to-cups-conversion',
  'metric-conversion-chart',
  'essential-kitchen-tools',
  'accurate-measurement-techniques',
  'flour-types-explained',
  'scale-recipes-like-pro',
  'sugar-varieties-baking',
  'cooking-oils-guide',
  'tablespoons-conversion-guide',
  'celsius-to-fahrenheit',
  'herbs-spices-measurement',
];

const read = (slug: string) => {
  const post = readPost(slug, 'en');
  if (!post) throw new Error(`no post ${slug}`);
  return post;
};

describe('the collection', () => {
  it('has these posts and the article, and no other', () => {
    const expected = [...SLUGS.map((slug) => `/blog/posts/${slug}`), `/blog/${TOOLS_ARTICLE}`];
    expect(POSTS.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it('is sorted from the newest to the oldest', () => {
    const dates = POSTS.map(({ published }) => published);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('has titles and descriptions that differ', () => {
    expect(new Set(POSTS.map(({ title }) => title)).size).toBe(POSTS.length);
    expect(new Set(POSTS.map(({ description }) => description)).size).toBe(POSTS.length);
  });

  it.each(BLOG_CATEGORIES)('has posts in %s, each in one category', (category) => {
    expect(postsOf(category, 'en').length).toBeGreaterThanOrEqual(3);
    expect(BLOG_CATEGORIES.flatMap((category) => postsOf(category, 'en'))).toHaveLength(POSTS.length);
  });

  it('knows no other slug', () => {
    expect(readPost('toString', 'en')).toBeNull();
    expect(readPost('', 'en')).toBeNull();
  });

  it('keeps the dates of the article', () => {
    expect(read(TOOLS_ARTICLE)).toMatchObject({ published: '2024-12-15', updated: '2025-05-20' });
  });
});

describe.each([...SLUGS, TOOLS_ARTICLE])('%s', (slug) => {
  const post = read(slug);
  const html = post.parts.join('');

  it('has 600 to 1,200 words', () => {
    const words = countWords(html.replace(/<table>.*?<\/table>/gs, ''));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(post.minutes).toBeGreaterThanOrEqual(3);
    expect(post.minutes).toBeLessThanOrEqual(7);
  });

  it('has a table, sources, and headings that open with level 2', () => {
    expect(html).toContain('<table>');
    expect(post.headings.at(-1)?.text).toBe('Sources');
    expect(post.headings[0]?.level).toBe(2);
    expect(html).not.toMatch(/<h1|<h4/);
  });

  it('leads to pages that exist', () => {
    const paths = new Set(POSTS.map(({ path }) => path));
    const links = [...html.matchAll(/href="(\/blog\/[^"#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
    expect(links).not.toContain(post.path);
  });

  it('has three related posts and not itself', () => {
    expect(post.related).toHaveLength(3);
    expect(post.related.map(({ path }) => path)).not.toContain(post.path);
  });

  it('has the live converter in one place where it starts one', () => {
    expect(post.parts).toHaveLength(post.converter ? 2 : 1);
  });

  it('leaves nothing uncomputed', () => {
    expect(html).not.toMatch(/NaN|undefined|Infinity|\{|\}|data-try-it/);
  });

  it('leads on in the language of the frame', () => {
    const links = [...(readPost(slug, 'fr')?.parts.join('') ?? '').matchAll(/href="(\/[^"]*)/g)];
    expect(links.filter(([, link]) => !link?.startsWith('/fr'))).toEqual([]);
  });
});

describe('front matter that stops the build', () => {
  const good = {
    title: 'A title to test',
    description: 'd'.repeat(120),
    published: '2026-01-02',
    updated: '2026-01-03',
    category: 'conversions',
    related: ['a', 'b', 'c'],
  };
  it('is not this', () => {
    expect(FRONT_MATTER.safeParse(good).success).toBe(true);
  });
  it.each([
    ['no title', { title: undefined }],
    ['a long title', { title: 't'.repeat(60) }],
    ['a short description', { description: 'd'.repeat(109) }],
    ['an unknown category', { category: 'recipes' }],
    ['a day that does not exist', { published: '2026-02-30' }],
    ['an update before the beginning', { updated: '2026-01-01' }],
    ['the same related post twice', { related: ['a', 'b', 'a'] }],
    ['two related posts', { related: ['a', 'b'] }],
    ['a field that nobody reads', { author: 'x' }],
    ['an unknown ingredient', { converter: { ingredient: 'sand', amount: 1, from: 'cups', to: 'grams' } }],
    ['nothing to convert', { converter: { ingredient: 'flour', amount: 0, from: 'cups', to: 'grams' } }],
  ])('is %s', (_, wrong) => {
    expect(FRONT_MATTER.safeParse({ ...good, ...wrong }).success).toBe(false);
  });
});
