import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';

/** How long to wait after a page loads before caching anything, in milliseconds. */
const QUIET = 4000;

/**
 * Registers the service worker that caches the pages of one language, once the page has settled. Returns a function
 * when a new version of the site is waiting: calling it activates the version and reloads.
 */
export function useServiceWorker(language: Language): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let gone = false;
    const script = `/sw-${language}.js`;

    const meet = (worker: ServiceWorker | null, registration: ServiceWorkerRegistration) => {
      if (gone || !worker || worker.state !== 'installed' || !registration.active) return;
      // Switching to another language's worker is silent; only a new version of the same one is announced.
      if (registration.active.scriptURL.endsWith(script)) setWaiting(worker);
      else worker.postMessage({ type: 'SKIP_WAITING' });
    };
    const register = async () => {
      try {
        const registration = await navigator.serviceWorker.register(script);
        meet(registration.waiting, registration);
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => meet(worker, registration));
        });
      } catch {
        // Private windows and strict settings refuse service workers: the site then needs the network.
      }
    };
    // On a slow phone, caching every file would compete with the visitor's first actions.
    const timer = setTimeout(register, QUIET);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [language]);

  if (!waiting) return null;
  return () => {
    // Typed input is kept in the address and the history entry, so a reload restores it.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}
