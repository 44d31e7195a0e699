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

// src/pages/_everyUrl.test.ts and _everyShownUrl.test.tsx try every text; this loads one in every page.
test('every page that keeps state in the address loads with markup in every parameter', () =>
  visit('/robots.txt', async (page) => {
    for (const [path, queries] of Object.entries(URL_QUERIES)) {
      const all = new URLSearchParams(
        queries.flatMap((query) => [...new URLSearchParams(asking(query, MARKUP))]),
      );
      await page.goto(`${path}?${all}`);
      await hydrated(page);
      expect(leaked(await page.locator('main').evaluate(textWithoutScripts)), path).toBeNull();
      expect(await page.locator('img[src="x"]').count(), path).toBe(0);
    }
  }));
