/** The pages made for frames on other sites. */
import { readFileSync } from 'node:fs';
import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readFirstVisit } from '../../bench/firstVisit.ts';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { FRAME_PATHS, foodFramePath } from '../../src/site/paths.ts';
import { built, OUT, texts } from './built.ts';

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const converter = localPath(language, FRAME_PATHS.converter);
  const foods = FOOD_IDS.map((food) => foodFramePath(language, food));

  test('every frame is built, in its language, and hidden from search engines', () => {
    for (const path of [converter, ...foods]) {
      const page = parse(built(path) ?? '');
      expect(page.querySelector('html')?.getAttribute('lang'), path).toBe(language);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex');
      expect(texts(built(path) ?? '', 'h1'), path).toHaveLength(1);
    }
  });

  test('a link leads out of the frame to the page that says more', () => {
    for (const path of [converter, ...foods]) {
      const link = parse(built(path) ?? '').querySelector('a[data-whole]');
      expect(link?.getAttribute('target'), path).toBe('_top');
      expect(built((link?.getAttribute('href') ?? '').replace(/#.*/, '')), path).not.toBeNull();
    }
  });

  test('a food says what a cup weighs without React, a manifest or a worker', () => {
    const path = foodFramePath(language, 'honey');
    const html = built(path) ?? '';
    // 336 g: King Arthur, Ingredient Weight Chart, 1 tablespoon = 21 g
    expect(html).toContain('336');
    expect(html).not.toMatch(/rel="manifest"|astro-island/);
    expect(readFirstVisit(OUT, path).scripts.length).toBeLessThan(3);
  });
});

test('no frame is in the sitemap, and only the converter, which the maker shows first, is kept offline', () => {
  const sitemap = readFileSync(`${OUT}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain('/embed<');
  expect(sitemap).not.toContain('/embed/');
  for (const language of LANGUAGE_CODES) {
    const worker = readFileSync(`${OUT}/sw-${language}.js`, 'utf8');
    const kept = [...worker.matchAll(/url:"([^"]*\/embed\/[^"]*)"/g)].map(([, path]) => path);
    expect(kept).toEqual([localPath(language, FRAME_PATHS.converter)]);
  }
});
