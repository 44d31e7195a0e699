import { readSession, storeSession } from '#browser/storage.ts';
import { FOOD_PAGES } from '#site/paths.ts';

/** How long a page stands before anything is kept, in milliseconds. */
const QUIET = 4000;

/**
 * Keeps the pages of this page's language on the device: registers that language's service worker once the page is
 * quiet, and says when a new version of the site waits.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const script = `/sw-${document.documentElement.lang}.js`;

  const meet = (worker: ServiceWorker | null, registration: ServiceWorkerRegistration) => {
    if (worker?.state !== 'installed' || !registration.active) return;
    // Another language's worker takes over in silence; only a new version of the same one is news.
    if (registration.active.scriptURL.endsWith(script)) offer(worker);
    else worker.postMessage({ type: 'SKIP_WAITING' });
  };
  const register = async () => {
    try {
      const registration = await navigator.serviceWorker.register(script);
      keepFirstFood();
      meet(registration.waiting, registration);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => meet(worker, registration));
      });
    } catch {
      // Private windows and strict settings refuse service workers: the site then needs the network.
    }
  };
  // Some 300 files are kept: on a slow phone they would compete with the first thing a visitor does.
  setTimeout(register, QUIET);
}

/** The first page was loaded before there was a worker to keep it. */
function keepFirstFood(): void {
  const { pathname } = window.location;
  if (navigator.serviceWorker.controller || !/\/ingredients\/./.test(pathname)) return;
  caches.open(FOOD_PAGES).then((kept) => kept.add(pathname));
}

/** Says once that a new version is ready, and lets the visitor choose the moment. */
function offer(waiting: ServiceWorker): void {
  const region = document.getElementById('new-version');
  const template = region?.querySelector('template');
  // Once put off, a version comes by itself with the next opening of the site.
  if (!region || !template || readSession('later') || region.childElementCount > 1) return;
  region.append(template.content.cloneNode(true));
  const bar = region.lastElementChild;
  bar?.querySelector('[data-apply]')?.addEventListener('click', () => {
    // What was typed stands in the address and in the history, so a reload brings it back.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
  bar?.querySelector('[data-later]')?.addEventListener('click', () => {
    storeSession('later', 'yes');
    bar.remove();
  });
}
