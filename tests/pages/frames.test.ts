/** The pages made for frames on other sites. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { TOOL_BUDGET } from '../../bench/budgets.ts';
import { sentBytes } from '../../bench/bytes.ts';
import { readFirstVisit } from '../../bench/firstVisit.ts';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { FRAME_PATHS, foodListPath, PAGES } from '../../src/site/paths.ts';
import { built, OUT, saysItNeedsScripts, texts } from './built.ts';

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const frames = Object.values(FRAME_PATHS).map((path) => localPath(language, path));
  const food = localPath(language, FRAME_PATHS.food);

  test('every frame is built, in its language, and hidden from search engines', () => {
    for (const path of frames) {
      const page = parse(built(path) ?? '');
      expect(page.querySelector('html')?.getAttribute('lang'), path).toBe(language);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex');
      expect(texts(built(path) ?? '', 'h1'), path).toHaveLength(1);
    }
  });

  test('a link leads out of the frame to the page that says more', () => {
    for (const path of frames) {
      const link = parse(built(path) ?? '').querySelector('main a[target=_top]:not(noscript a)');
      expect(link?.getAttribute('target'), path).toBe('_top');
      expect(built((link?.getAttribute('href') ?? '').replace(/#.*/, '')), path).not.toBeNull();
    }
  });

  test('every frame says that it needs scripts, where they are turned off', () => {
    expect(frames.filter((path) => !saysItNeedsScripts(path))).toEqual([]);
  });

  test('the frame of a food asks for the weights at once, and without scripts leads to the list of them', () => {
    const html = built(food) ?? '';
    expect(html).toContain(`<link rel="preload" as="fetch" href="${foodListPath(language)}"`);
    const link = /<noscript>.*?<a [^>]*href="([^"]*)"/.exec(html)?.[1];
    expect(link).toBe(localPath(language, PAGES.ingredients));
    expect(html).not.toContain('rel="manifest"');
  });

  test('a frame loads no more script than a tool may', () => {
    for (const path of frames) {
      const sizes = readFirstVisit(OUT, path).scripts.map((file) => sentBytes(OUT + file));
      expect(sizes.length, path).toBeGreaterThan(0);
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        path,
      ).toBeLessThanOrEqual(TOOL_BUDGET);
    }
  });
});

test('no frame is in the sitemap', () => {
  const sitemap = readFileSync(`${OUT}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain('/embed<');
  expect(sitemap).not.toContain('/embed/');
});
