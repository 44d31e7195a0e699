import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADDRESSES, asking } from '../addresses.ts';
import { visit } from './browser.ts';
import { leaked } from './calm.ts';
import { wakeIslands } from './islands.ts';

const MARKUP = '"><img src=x onerror=alert(1)>';

/** One text of every kind; unit tests of the address readers try them all. */
const TEXTS = ['', '5', '-0', '1,5', '½', '1e400', '1e-300', 'NaN', '__proto__', '9'.repeat(500), MARKUP];

interface Seen {
  address: string;
  words: string;
  /** Number of elements that exist only if text was parsed as HTML. */
  markup: number;
}

/** Navigates through all addresses without leaving the page, and records what each one shows. */
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
      // What a browser does on Back: set the entry's address and state, then fire the event.
      const state = { visited: true };
      window.history.replaceState(state, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
      // React renders in one task and runs effects in another.
      await task();
      await task();
      seen.push({ address, words: main.textContent, markup: main.querySelectorAll('img[src="x"]').length });
    }
    return seen;
  }, addresses);
}

test.each(Object.entries(ADDRESSES))('%s handles any address', (path, queries) =>
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
