import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';

/** How long a page stands before anything is kept, in milliseconds. */
const QUIET = 4000;

/**
 * Keeps the pages of one language on the device. Registers that language's service worker once the page is quiet,
 * and hands out a function when a new version of the site waits: calling it applies the version and reloads.
 */
export function useServiceWorker(language: Language): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let gone = false;
    const script = `/sw-${language}.js`;

    const meet = (worker: ServiceWorker | null, registration: ServiceWorkerRegistration) => {
      if (gone || !worker || worker.state !== 'installed' || !registration.active) return;
      // Another language's worker takes over in silence; only a new version of the same one is news.
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
    // Some 300 files are kept: on a slow phone they would compete with the first thing a visitor does.
    const timer = setTimeout(register, QUIET);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [language]);

  if (!waiting) return null;
  return () => {
    // What was typed stands in the address and in the history, so a reload brings it back.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}
