import { expect, test } from 'vitest';
import { leaked } from '#tests/calm.ts';
import '#tests/component/preloadReader.ts';
import { closePage, openPage } from '#tests/component/openPage.tsx';
import { asking, DRAFTS, URL_QUERIES } from '#tests/urlQueries.ts';

const MARKUP = '"><img src=x onerror=alert(1)>';

/** One text of every kind; the tests of the URL readers try them all. */
const TEXTS = ['', '5', '-0', '1,5', '½', '1e400', '1e-300', 'NaN', '__proto__', '9'.repeat(500), MARKUP];

/** React renders in one task, runs effects in another, and then renders what it deferred. */
const settled = async () => {
  for (let task = 0; task < 4; task += 1) await new Promise((done) => setTimeout(done));
};

/** The text of the page once nothing more arrives: words and actions of recipes load separately. */
async function whole(): Promise<string> {
  let before = '';
  do {
    before = document.body.textContent;
    await new Promise((done) => setTimeout(done, 200));
  } while (document.body.textContent !== before || before.includes('Loading...'));
  return before;
}

/** What a page says, without what a visitor wrote in it. */
const wordsOf = (main: HTMLElement) =>
  [...main.querySelectorAll('textarea')].reduce(
    (words, { textContent }) => words.replace(textContent, ''),
    main.textContent,
  );

/** What a page shows after its URL changed, as when a visitor presses Back. */
async function shownAt(main: HTMLElement, address: string, drafts: unknown): Promise<string> {
  const state = { visited: true, drafts };
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  await settled();
  return wordsOf(main);
}

test.each(Object.entries(URL_QUERIES))('%s shows a sound answer at any address', async (path, queries) => {
  const addresses = queries.flatMap((query) => TEXTS.map((text) => path + asking(query, text)));
  const last = addresses.at(-1) ?? '';
  const drafts = DRAFTS[path];
  openPage(last, { drafts });
  const loaded = await whole();
  closePage();

  const main = openPage(path, { drafts });
  const shown = new Set<string>();
  for (const address of addresses) {
    const words = await shownAt(main, address, drafts);
    shown.add(words);
    expect(leaked(words), address).toBeNull();
    expect(main.querySelectorAll('img[src="x"]').length, address).toBe(0);
  }
  expect(shown.size, 'different answers').toBeGreaterThan(1);
  await expect
    .poll(() => main.textContent, { message: 'the same as when this address is loaded' })
    .toBe(loaded);
});
