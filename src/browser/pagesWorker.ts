import { PAGES_CACHE, type PageBundle } from '#site/offlinePages.ts';

/** The part of a service worker's events used here. */
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

/** The URL of the bundle with this worker's pages, set by `scripts/offline.ts`. */
declare const PAGE_BUNDLE: string;

const CACHE = PAGES_CACHE + PAGE_BUNDLE;

/** Fetches the bundle and keeps each of its pages under its own URL. */
async function keepPages(): Promise<void> {
  // Its pages are kept, so the browser's own cache need not keep it too.
  const answer = await fetch(PAGE_BUNDLE, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The pages could not be fetched: ${answer.status}.`);
  const pages: PageBundle = await answer.json();
  const cache = await caches.open(CACHE);
  await Promise.all(pages.map(({ path, headers, html }) => cache.put(path, new Response(html, { headers }))));
}

/** Deletes the pages of earlier versions and other languages. */
async function dropOtherPages(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PAGES_CACHE) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * The part of every service worker that keeps its language's pages, which come as one file. `scripts/offline.ts` adds
 * this file to what Workbox writes, and tells Workbox to answer from the same cache.
 */
addEventListener('install', (event) => (event as LifeEvent).waitUntil(keepPages()));
addEventListener('activate', (event) => (event as LifeEvent).waitUntil(dropOtherPages()));
