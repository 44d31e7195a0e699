/** What the built search index finds in each language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language, languageOf } from '#catalogs/languages.ts';
import { createSearch } from '#features/search/createSearch.ts';
import type { SearchIndex } from '#features/search/document.ts';
import { unpackIndex } from '#features/search/searchFile.ts';
import { localPath } from '#site/localPath.ts';
import { searchIndexPath } from '#site/paths.ts';
import { sentBytes } from '../../bench/bytes.ts';
import { QUERIES } from '../search/queries.ts';
import { built, OUT } from './built.ts';

const indexOf = (language: Language): SearchIndex =>
  unpackIndex(JSON.parse(readFileSync(OUT + searchIndexPath(language), 'utf8')));

describe.each(LANGUAGE_CODES)('the search index in %s', (language) => {
  const { documents, start, messages } = indexOf(language);
  const urls = documents.map(({ to }) => to);

  it('lists every page of the sitemap, and nothing twice', () => {
    expect(new Set(urls).size).toBe(urls.length);
    const sitemap = readFileSync(`${OUT}/sitemap.xml`, 'utf8').match(/(?<=<loc>)[^<]+/g) ?? [];
    const pages = urls.filter((to) => !/[?#]/.test(to)).map((to) => localPath(language, to));
    const listed = sitemap.map((url) => new URL(url).pathname);
    expect(pages.sort()).toEqual(listed.filter((path) => languageOf(path) === language).sort());
  });

  it('links only to existing pages', () => {
    const missing = urls.filter((to) => built(localPath(language, to.replace(/[?#].*/, ''))) === null);
    expect(missing).toEqual([]);
    expect(start.filter((to) => !urls.includes(to))).toEqual([]);
  });

  it('gives each entry its kind, a title and a text', () => {
    for (const { to, title, text, kind } of documents) {
      expect(title.trim(), to).not.toBe('');
      expect(text.trim(), to).not.toMatch(/^$|[{}]/);
      expect(messages.kinds[kind], to).toBeTruthy();
    }
  });

  it('is small enough to load in one request', () => {
    expect(sentBytes(OUT + searchIndexPath(language))).toBeLessThan(50_000);
  });
});

describe.each(LANGUAGE_CODES)('what people type in %s', (language) => {
  const { documents, short, messages } = indexOf(language);
  const find = createSearch(language, documents, short, messages.kinds);

  it.each(QUERIES[language])('%s', (query, to) => {
    expect(find(query).documents[0]?.to).toBe(to);
  });
});
