import { expect, test, vi } from 'vitest';
import { leaked } from '#tests/calm.ts';
import '#tests/component/preloadReader.ts';
import { openPage } from '#tests/component/openPage.tsx';
import { WAIT_LIMIT } from '#tests/limits.ts';
import { asking, DRAFTS, URL_QUERIES } from '#tests/urlQueries.ts';
import { URL_READERS } from '#tests/urlReaders.ts';

const MARKUP = '"><img src=x onerror=alert(1)>';

/** One text of every kind; the tests of the URL readers try them all. */
const TEXTS = ['', '5', '-0', '1,5', '½', '1e400', '1e-300', 'NaN', '__proto__', '9'.repeat(500), MARKUP];

/** React renders in one task, runs effects in another, and then renders what it deferred. */
const settled = async () => {
  for (let task = 0; task < 4; task += 1) await new Promise((done) => setTimeout(done));
};

/** What a page says, without what a visitor wrote in it. */
const wordsOf = (main: HTMLElement) =>
  [...main.querySelectorAll('textarea')].reduce(
    (words, { textContent }) => words.replace(textContent, ''),
    main.textContent,
  );

/** What a page shows after its URL changed, as when a visitor presses Back. */
async function shownAt(main: HTMLElement, url: string, drafts: unknown): Promise<string> {
  const state = { visited: true, drafts };
  window.history.replaceState(state, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  await settled();
  return wordsOf(main);
}

/** The queries with every text, one for each state that a page reads in them: what it shows depends on that alone. */
function askedOf(path: string, queries: readonly string[]): string[] {
  const byState = new Map<string, string>();
  for (const query of queries.flatMap((each) => TEXTS.map((text) => asking(each, text)))) {
    const state = JSON.stringify(URL_READERS[path]?.map(({ read }) => read(query).state));
    byState.delete(state);
    byState.set(state, query);
  }
  return [...byState.values()];
}

test.each(Object.entries(URL_QUERIES))('%s shows a sound answer at any URL', async (path, queries) => {
  const urls = askedOf(path, queries).map((query) => path + query);
  const drafts = DRAFTS[path];
  const main = openPage(path, { drafts });
  const shown = new Set<string>();
  for (const url of urls) {
    const words = await shownAt(main, url, drafts);
    shown.add(words);
    expect(leaked(words), url).toBeNull();
    expect(main.querySelectorAll('img[src="x"]').length, url).toBe(0);
  }
  expect(shown.size, 'different answers').toBeGreaterThan(1);
  const loaded = openPage(urls.at(-1) ?? '', { drafts });
  // Both may still load words of recipes, actions or answers.
  await vi.waitFor(
    () => expect(main.textContent, 'the same as when this URL is loaded').toBe(loaded.textContent),
    WAIT_LIMIT,
  );
});
