import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';

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
    if (document.readyState === 'complete') void register();
    else window.addEventListener('load', register, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', register);
    };
  }, [language]);

  if (!waiting) return null;
  return () => {
    // What was typed stands in the address, so a reload brings it back.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}
