import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageBundle } from '#site/offlinePages.ts';

type Listener = (event: { waitUntil: (done: Promise<unknown>) => void }) => void;

const listeners = new Map<string, Listener>();
/** The caches of a browser, by name. */
const kept = new Map<string, Map<string, Response>>();

beforeAll(async () => {
  vi.stubGlobal('PAGE_BUNDLE', '/assets/pages-en.new.json');
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map();
      kept.set(name, cache);
      return { put: async (path: string, answer: Response) => void cache.set(path, answer) };
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  });
  await import('./pagesWorker.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** Sends an event to the worker and waits for what it does. */
async function send(type: string): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ waitUntil: (given) => (done = given) });
  await done;
}

const NAME = 'pages/assets/pages-en.new.json';
const PAGES: PageBundle = [
  { path: '/', headers: { 'X-Frame-Options': 'DENY' }, html: '<h1>Home</h1>' },
  { path: '/faq', headers: {}, html: '<h1>Questions</h1>' },
];

test('keeps each page of the bundle under its URL, with its headers', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(PAGES)));
  await send('install');
  const home = kept.get(NAME)?.get('/');
  expect(home?.headers.get('X-Frame-Options')).toBe('DENY');
  expect(await home?.text()).toBe('<h1>Home</h1>');
  expect([...(kept.get(NAME)?.keys() ?? [])]).toEqual(['/', '/faq']);
});

test('is not installed without the bundle, for instance when a newer version has replaced it', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(send('install')).rejects.toThrow('404');
});

test('deletes the pages of other versions and languages, and nothing else', async () => {
  for (const name of ['pages/assets/pages-en.old.json', 'pages/assets/pages-de.json', 'foods', 'shared'])
    kept.set(name, new Map());
  await send('activate');
  expect([...kept.keys()].sort()).toEqual(['foods', NAME, 'shared']);
});
