import { expect, test } from 'vitest';
import { leaked } from '../calm.ts';
import { asking, URL_QUERIES } from '../urlQueries.ts';
import { hydrated, visit } from './browser.ts';

const MARKUP = '"><img src=x onerror=alert(1)>';

/** The text of an element, hidden or not; frames hold scripts, too. */
const textWithoutScripts = (element: Element) => {
  const copy = element.cloneNode(true) as Element;
  for (const script of copy.querySelectorAll('script')) script.remove();
  return copy.textContent ?? '';
};

/** Pages that read their URL in different ways: islands with one and many fields, a script, words that load, a frame. */
const PATHS = ['/', '/tools/recipe-converter', '/recipes', '/recipes/chocolate-cake', '/blog', '/embed/food'];

// src/pages/_everyUrl.test.ts and _everyShownUrl.test.tsx try every text on every page; this loads one.
test('pages that keep state in the URL load with markup in every parameter', () =>
  visit('/robots.txt', async (page) => {
    for (const path of PATHS) {
      const queries = URL_QUERIES[path] ?? [];
      expect(queries.length, path).toBeGreaterThan(0);
      const all = new URLSearchParams(
        queries.flatMap((query) => [...new URLSearchParams(asking(query, MARKUP))]),
      );
      await page.goto(`${path}?${all}`);
      await hydrated(page);
      expect(leaked(await page.locator('main').evaluate(textWithoutScripts)), path).toBeNull();
      expect(await page.locator('img[src="x"]').count(), path).toBe(0);
    }
  }));
