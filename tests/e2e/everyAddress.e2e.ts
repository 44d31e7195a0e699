import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADDRESSES, asking } from '../addresses.ts';
import { visit } from './browser.ts';
import { muttering } from './calm.ts';

const MARKUP = '"><img src=x onerror=alert(1)>';

/** One text of every kind; beside the code all texts are tried with what reads addresses. */
const TEXTS = ['', '5', '-0', '1,5', '½', '1e400', '1e-300', 'NaN', '__proto__', '9'.repeat(500), MARKUP];

interface Seen {
  address: string;
  words: string;
  /** Elements that only a text taken for markup would bring. */
  markup: number;
}

/** Moves within the page to each address, waits until the app has read it, and tells what stands there then. */
function follow(page: Page, addresses: readonly string[]): Promise<Seen[]> {
  return page.evaluate(async (all) => {
    const main = document.querySelector('main') as HTMLElement;
    const { get } = URLSearchParams.prototype;
    let hasRead = () => {};
    URLSearchParams.prototype.get = function (name) {
      hasRead();
      return get.call(this, name);
    };
    const { port1, port2 } = new MessageChannel();
    const turn = () =>
      new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(null);
      });
    const seen: Seen[] = [];
    for (const [index, address] of all.entries()) {
      const read = new Promise<void>((done) => {
        hasRead = done;
      });
      const state = { ...window.history.state, key: `${index}` };
      window.history.replaceState(state, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
      await read;
      // What was read is drawn in a task after that.
      await turn();
      await turn();
      seen.push({ address, words: main.textContent, markup: main.querySelectorAll('img[src="x"]').length });
    }
    return seen;
  }, addresses);
}

// One address of each page is loaded, and all are moved to.
test.each(Object.entries(ADDRESSES))('%s is calm whatever its address asks for', (path, queries) =>
  visit(path + asking(queries.at(-1) ?? '', MARKUP), async (page) => {
    expect(muttering(await page.locator('main').innerText())).toBeNull();
    const addresses = queries.flatMap((query) => TEXTS.map((text) => path + asking(query, text)));
    const seen = await follow(page, addresses);
    expect(seen).toHaveLength(addresses.length);
    expect(seen.filter(({ words, markup }) => muttering(words) || markup > 0)).toEqual([]);
    expect(new Set(seen.map(({ words }) => words)).size, 'different answers').toBeGreaterThan(1);
  }),
);
