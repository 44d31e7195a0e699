/** The built posts: their length, sources and links. */
import { describe, expect, it } from 'vitest';
import { type Language, languageOf } from '../../src/catalogs/languages.ts';
import { allPaths, built, textOf } from './built.ts';

const TOOLS = '/blog/kitchen-measurement-tools';
const paths = allPaths().filter((path) => path.includes('/blog/posts/') || path.endsWith(TOOLS));

/** The heading of the last section. */
const SOURCES: Record<Language, string> = { en: 'Sources', fr: 'Sources', de: 'Quellen', es: 'Fuentes' };

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

  it('has 550 to 1,300 words, not counting tables', () => {
    const words = textOf(html.replace(/<table>.*?<\/table>/gs, '')).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(550);
    expect(words).toBeLessThanOrEqual(1300);
  });

  it('has a table, sources, and headings that start at level 2', () => {
    expect(html).toContain('<table>');
    expect(headings.at(-1)?.[3]).toBe(SOURCES[languageOf(path)]);
    expect(headings[0]?.[1]).toBe('2');
    expect(html).not.toMatch(/<h1|<h4/);
    expect(new Set(headings.map(([, , id]) => id)).size).toBe(headings.length);
  });

  it('links to existing pages in its language, and not to itself', () => {
    const links = (page: string) => [...page.matchAll(/href="(\/[^"]*)/g)].map(([, link = '']) => link);
    const all = links(html).map((link) => link.replace(/[?#].*/, ''));
    expect(all.filter((link) => built(link) === null)).toEqual([]);
    expect(all).not.toContain(path);
    expect(all.filter((link) => languageOf(link) !== languageOf(path))).toEqual([]);
  });

  it('has no uncomputed figures', () => {
    expect(textOf(html)).not.toMatch(/NaN|undefined|Infinity|[{}]/);
  });
});
