import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, languageOf } from '../../src/catalogs/languages.ts';
import { allPaths, built, isLookedAt, OUT } from './built.ts';

describe.each(LANGUAGE_CODES)('the service worker for %s', (language) => {
  const worker = readFileSync(`${OUT}/sw-${language}.js`, 'utf8');
  const kept = new Set([...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url));
  const isFood = (path: string) => /\/ingredients\/./.test(path);
  const languagePaths = allPaths().filter((path) => languageOf(path) === language);
  const paths = languagePaths.filter((path) => !isFood(path));

  test('caches every page of its language except foods, and no other', () => {
    expect(paths.length).toBeGreaterThan(80);
    expect(paths.filter((path) => !kept.has(path))).toEqual([]);
    const others = allPaths().filter((path) => languageOf(path) !== language);
    expect(others.filter((path) => kept.has(path))).toEqual([]);
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
    expect([...kept].filter(isFood)).toEqual([]);
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
