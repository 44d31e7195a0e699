import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADDRESSES, asking } from '../addresses.ts';
import { visit } from './browser.ts';
import { leaked } from './calm.ts';
import { wakeIslands } from './islands.ts';

const MARKUP = '"><img src=x onerror=alert(1)>';

/** One text of every kind; the tests of the functions that read addresses try all texts. */
const TEXTS = ['', '5', '-0', '1,5', '½', '1e400', '1e-300', 'NaN', '__proto__', '9'.repeat(500), MARKUP];

interface Seen {
  address: string;
  words: string;
  /** Elements that only a text taken for markup would bring. */
  markup: number;
}

/** Goes back and forth within the page through all addresses, and notes what is shown at each. */
function follow(page: Page, addresses: readonly string[]): Promise<Seen[]> {
  return page.evaluate(async (all) => {
    const main = document.querySelector('main') as HTMLElement;
    const { port1, port2 } = new MessageChannel();
    const task = () =>
      new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(null);
      });
    const seen: Seen[] = [];
    for (const address of all) {
      // What a browser does for "Back": the entry's address and state, then the event.
      const state = { visited: true };
      window.history.replaceState(state, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
      // React draws in a task of its own, and its effects in another.
      await task();
      await task();
      seen.push({ address, words: main.textContent, markup: main.querySelectorAll('img[src="x"]').length });
    }
    return seen;
  }, addresses);
}

test.each(Object.entries(ADDRESSES))('%s stays calm whatever its address asks for', (path, queries) =>
  visit(path + asking(queries.at(-1) ?? '', MARKUP), async (page) => {
    await wakeIslands(page);
    const loaded = await page.locator('main').textContent();
    expect(leaked(loaded ?? '')).toBeNull();
    const addresses = queries.flatMap((query) => TEXTS.map((text) => path + asking(query, text)));
    const seen = await follow(page, addresses);
    expect(seen).toHaveLength(addresses.length);
    expect(seen.filter(({ words, markup }) => leaked(words) || markup > 0)).toEqual([]);
    expect(new Set(seen.map(({ words }) => words)).size, 'different answers').toBeGreaterThan(1);
    expect(seen.at(-1)?.words, 'the same as when this address was loaded').toBe(loaded);
  }),
);
