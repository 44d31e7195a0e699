/** The built posts: their length, sources and links. */
import { describe, expect, it } from 'vitest';
import { allPaths, built, textOf } from './built.ts';

const PREFIX = '/blog/posts/';
const TOOLS = '/blog/kitchen-measurement-tools';
const paths = [...allPaths().filter((path) => path.startsWith(PREFIX)), TOOLS];

/** The joined text of a post. */
const prose = (path: string) => {
  const html = built(path) ?? '';
  return [...html.matchAll(/<div class="[^"]*" data-prose[^>]*>(.*?)<\/div>(?=<section|<\/div>)/gs)]
    .map(([, part = '']) => part)
    .join(' ');
};

it('finds posts', () => {
  expect(paths.length).toBeGreaterThan(10);
});

describe.each(paths)('%s', (path) => {
  const html = prose(path);
  const headings = [...html.matchAll(/<h([1-6]) id="([^"]+)">(.*?)<\/h\1>/g)];

  it('has 600 to 1,200 words, not counting tables', () => {
    const words = textOf(html.replace(/<table>.*?<\/table>/gs, '')).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
  });

  it('has a table, sources, and headings that start at level 2', () => {
    expect(html).toContain('<table>');
    expect(headings.at(-1)?.[3]).toBe('Sources');
    expect(headings[0]?.[1]).toBe('2');
    expect(html).not.toMatch(/<h1|<h4/);
    expect(new Set(headings.map(([, , id]) => id)).size).toBe(headings.length);
  });

  it('links to existing posts in the frame’s language, and not to itself', () => {
    const links = (page: string) => [...page.matchAll(/href="(\/[^"]*)/g)].map(([, link = '']) => link);
    const posts = links(html).filter((link) => link.startsWith('/blog/'));
    expect(posts.filter((link) => built(link.replace(/#.*/, '')) === null)).toEqual([]);
    expect(posts).not.toContain(path);
    expect(links(prose(`/fr${path}`)).filter((link) => !link.startsWith('/fr'))).toEqual([]);
  });

  it('has no uncomputed figures', () => {
    expect(textOf(html)).not.toMatch(/NaN|undefined|Infinity|[{}]/);
  });
});
