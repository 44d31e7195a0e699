import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, languageOf } from '../../src/i18n/languages.ts';
import { englishPath, localPath } from '../../src/site/paths.ts';
import { prerenderPaths } from '../../src/site/prerender.ts';
import { allPaths, attribute, built, OUT, structuredData, textOf, texts } from './built.ts';

const paths = allPaths();
const pages = paths.map((path) => [path, built(path) ?? ''] as const);

test('every address of the site is built, and nothing else', () => {
  const wanted = prerenderPaths().filter((path) => !/(404|offline|\.\w+)$/.test(path));
  expect([...paths].sort()).toEqual([...wanted].sort());
});

describe.each(pages)('%s', (path, html) => {
  const language = languageOf(path);

  test('is a whole page in its language', () => {
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    for (const landmark of ['header', 'main', 'footer']) {
      expect(html.match(new RegExp(`<${landmark}[\\s>]`, 'g')), landmark).toHaveLength(1);
    }
    expect(texts(html, 'h1')).toHaveLength(1);
    expect(texts(html, 'h1')[0]).not.toBe('');
    expect(textOf(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\{\w+\}|Lorem ipsum/);
  });

  test('has a title and a description of its own', () => {
    const [title = ''] = texts(html, 'title');
    expect(title.length).toBeGreaterThan(5);
    const description = attribute(html, /<meta name="description"[^>]*>/, 'content') ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(200);
  });

  test('names its address and its languages', () => {
    const address = (to: string) => `http://localhost:4173${to}`;
    expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(address(path));
    for (const code of LANGUAGE_CODES) {
      const link = new RegExp(`<link rel="alternate" hrefLang="${code}"[^>]*>`, 'i');
      expect(attribute(html, link, 'href')).toBe(address(localPath(code, englishPath(path))));
    }
    expect(html).toMatch(/hrefLang="x-default"/i);
  });

  test('has structured data that can be read', () => {
    for (const data of structuredData(html)) expect(data['@context']).toBe('https://schema.org');
  });

  test('links only to what exists', () => {
    for (const [, href = ''] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) {
      const [address = ''] = href.split(/[?#]/);
      if (built(address === '' ? '/' : address) || existsSync(OUT + address)) continue;
      expect.fail(`${href} leads nowhere`);
    }
  });

  test('asks only for files that exist', () => {
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+/g)) expect(existsSync(OUT + file), file).toBe(true);
  });

  test('has all its styles inside, and waits for none', () => {
    for (const [sheet] of html.matchAll(/<link rel="stylesheet"[^>]*>/g)) expect(sheet).toContain('disabled');
  });

  test('knows the routes of its language only, and marks links to another one, which load', () => {
    const [file = '', routes] = /\/assets\/manifest-\w+\.(\w+)\.js/.exec(html) ?? [];
    expect(routes).toBe(language);
    const manifest = readFileSync(OUT + file, 'utf8');
    const ids = [...manifest.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id.split('/')[0]);
    expect(new Set(ids)).toEqual(new Set(['root', language]));
    for (const [link, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)[^>]*>/g)) {
      if (languageOf(href) !== language) expect(link).toContain('hrefLang=');
    }
  });

  test('links to anchors that exist', () => {
    for (const [, address = '', id = ''] of html.matchAll(/href="(\/[^"?#]*|)(?:\?[^"#]*)?#([^"]+)"/g)) {
      const target = address === '' ? html : built(address);
      expect(target?.includes(` id="${decodeURIComponent(id)}"`), `${address}#${id}`).toBe(true);
    }
  });
});

test.each(LANGUAGE_CODES)('titles are all different in %s', (language) => {
  const titles = pages
    .filter(([path]) => languageOf(path) === language)
    .map(([, html]) => texts(html, 'title')[0]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each(LANGUAGE_CODES)('the pages for unknown addresses stand ready in %s', (language) => {
  for (const page of ['/404.html', '/recipes/404.html', '/offline.html']) {
    const html = readFileSync(OUT + localPath(language, page), 'utf8');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(texts(html, 'h1')).toHaveLength(1);
  }
});
