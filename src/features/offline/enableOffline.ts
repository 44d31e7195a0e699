import { readSession, writeSession } from '#browser/storage.ts';
import { FOOD_PAGES_CACHE, isFoodPage } from '#site/offlinePages.ts';

/** How long to wait before registering, in milliseconds. */
const REGISTER_DELAY_MS = 4000;

/**
 * Makes the site available offline in this page's language, by registering its service worker once the page has
 * settled, and announces new versions of the site.
 */
export function enableOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const script = `/sw-${document.documentElement.lang}.js`;

  const handleWorker = (worker: ServiceWorker | null, registration: ServiceWorkerRegistration) => {
    if (worker?.state !== 'installed' || !registration.active) return;
    // Replacing another language's worker is not a new version, so it happens silently.
    if (registration.active.scriptURL.endsWith(script)) offerUpdate(worker);
    else worker.postMessage({ type: 'SKIP_WAITING' });
  };
  const register = async () => {
    try {
      const registration = await navigator.serviceWorker.register(script);
      keepFirstFood();
      handleWorker(registration.waiting, registration);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => handleWorker(worker, registration));
      });
    } catch {
      // Private windows and strict settings block service workers; the site then needs the network.
    }
  };
  // The worker fetches hundreds of files, which on a slow phone would compete with the visitor's first actions.
  setTimeout(register, REGISTER_DELAY_MS);
}

/** Caches the first page, which was loaded before there was a worker to do it. */
function keepFirstFood(): void {
  const { pathname } = window.location;
  if (navigator.serviceWorker.controller || !isFoodPage(pathname)) return;
  caches.open(FOOD_PAGES_CACHE).then((kept) => kept.add(pathname));
}

/** Announces once that a new version is ready, and lets the visitor choose when to update. */
function offerUpdate(waiting: ServiceWorker): void {
  const region = document.getElementById('new-version');
  const template = region?.querySelector('template');
  // If postponed, the update happens when the site is next opened.
  if (!region || !template || readSession('later') || region.childElementCount > 1) return;
  region.append(template.content.cloneNode(true));
  const bar = region.lastElementChild;
  bar?.querySelector('[data-apply]')?.addEventListener('click', () => {
    // Input is kept in the URL and the history, so it survives the reload.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
  bar?.querySelector('[data-later]')?.addEventListener('click', () => {
    writeSession('later', 'yes');
    bar.remove();
  });
}
