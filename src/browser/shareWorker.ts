import { SHARE } from '../src/site/shareTarget.ts';

/** The events and globals of a service worker that are used here. */
interface FetchEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/**
 * Keeps what the share sheet posts to the recipe converter until the page it redirects to takes it: no server sees it,
 * and it works offline. Runs in the service workers as text, so it refers to nothing outside itself.
 */
function keepShares({ query, cache, key, hash }: typeof SHARE): void {
  const keep = async (request: Request, { pathname, search }: URL): Promise<Response> => {
    try {
      const type = request.headers.get('Content-Type') ?? '';
      const kept = new Response(await request.blob(), { headers: { 'Content-Type': type } });
      await (await caches.open(cache)).put(key, kept);
      return Response.redirect(pathname + hash, 303);
    } catch {
      return Response.redirect(pathname + search, 303);
    }
  };
  globalThis.addEventListener('fetch', (event) => {
    const { request } = event as unknown as FetchEvent;
    const url = new URL(request.url);
    if (request.method !== 'POST' || url.origin !== location.origin || !url.searchParams.has(query)) return;
    (event as unknown as FetchEvent).respondWith(keep(request, url));
  });
}

/** The part of a service worker that receives shares. */
export const SHARE_WORKER = `\n(${keepShares})(${JSON.stringify(SHARE)});\n`;
