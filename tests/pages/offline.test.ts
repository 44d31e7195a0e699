import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../scripts/headers.ts';
import { LANGUAGE_CODES, languageOf } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import type { PageBundle } from '../../src/site/offlinePages.ts';
import { FRAME_PATHS } from '../../src/site/paths.ts';
import { allPaths, built, isLookedAt, OUT } from './built.ts';

describe.each(LANGUAGE_CODES)('the service worker for %s', (language) => {
  const worker = readFileSync(`${OUT}/sw-${language}.js`, 'utf8');
  const kept = new Set([...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url));
  const [bundle = ''] = /\/assets\/pages-[\w.-]+/.exec(worker) ?? [];
  const pages: PageBundle = JSON.parse(readFileSync(OUT + bundle, 'utf8'));
  const keptPages = pages.map(({ path }) => path).sort();
  const isFood = (path: string) => /\/ingredients\/./.test(path);
  const languagePaths = allPaths().filter((path) => languageOf(path) === language);

  test('keeps every page of its language and every frame, except foods, and no other', () => {
    const frames = Object.values(FRAME_PATHS).map((path) => localPath(language, path));
    const expected = [...languagePaths.filter((path) => !isFood(path)), ...frames];
    expect(expected.length).toBeGreaterThan(80);
    expect(keptPages).toEqual(expected.sort());
    const offline = localPath(language, '/offline.html');
    expect([...kept].filter((file) => !/\.(?!html$)\w+$/.test(file))).toEqual([offline]);
  });

  test('keeps pages as a server sends them', () => {
    for (const { path, headers, html } of pages) {
      expect(headers, path).toEqual({
        'Content-Type': 'text/html; charset=utf-8',
        ...securityHeaders(path),
      });
      expect(html === built(path), path).toBe(true);
    }
  });

  test('keeps the data of its search and its foods', () => {
    const data = [...kept].filter((file) => file.endsWith('.json')).map((file) => file.replace(/^\//, ''));
    expect(data.sort()).toEqual([
      `ask/${language}.json`,
      `foods/${language}.json`,
      `search/${language}.json`,
    ]);
  });

  test("keeps a food's page only once it was opened", () => {
    expect(worker).toMatch(
      /ingredients[^;]+NetworkFirst|NetworkFirst\(\{"cacheName":"foods"|cacheName:"foods"/,
    );
  });

  test("does not keep the app's screenshots, which only the install dialog shows", () => {
    expect([...kept].filter((file) => /screenshots|icon-/.test(file))).toEqual([]);
  });

  test('caches every file those pages request', () => {
    for (const path of languagePaths.filter(isLookedAt)) {
      const files = [...(built(path) ?? '').matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(5);
      expect(
        files.filter((file) => !kept.has(file) && !kept.has(file.slice(1))),
        path,
      ).toEqual([]);
    }
  });
});
