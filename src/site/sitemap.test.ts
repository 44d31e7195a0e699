import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#catalogs/languages.ts';
import { ORIGIN } from './head.ts';
import { buildSitemap } from './sitemap.ts';

const entriesOf = (xml: string) => [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
const addressOf = (entry: string) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1];

describe('buildSitemap', () => {
  it('lists a page in each language with all its alternates', () => {
    const entries = entriesOf(buildSitemap(['/faq'], new Map()));
    const paths = Object.entries(LANGUAGES).map(([code, { prefix }]) => [code, `${prefix}/faq`]);
    const alternates = [...paths, ['x-default', '/faq']].map(
      ([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${ORIGIN}${path}"/>`,
    );
    expect(entries.map(addressOf)).toEqual(paths.map(([, path]) => ORIGIN + path));
    for (const entry of entries) expect(entry.endsWith(alternates.join(''))).toBe(true);
  });

  it('states the last change of a page and language only if there is one', () => {
    const changed = new Map([['/a', '2025-05-20']]);
    const last = (path: string) =>
      entriesOf(buildSitemap([path], changed)).map((entry) => /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1]);
    const [, ...others] = LANGUAGE_CODES;
    expect(last('/a')).toEqual(['2025-05-20', ...others.map(() => undefined)]);
    expect(last('/b')).toEqual(LANGUAGE_CODES.map(() => undefined));
  });

  it('escapes XML', () => {
    expect(buildSitemap(['/a?b&c'], new Map())).toContain(`<loc>${ORIGIN}/a?b&amp;c</loc>`);
  });
});
