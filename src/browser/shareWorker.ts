import { SHARE_TARGET } from '#site/shareTarget.ts';

/** The part of a service worker's fetch event used here. */
interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Caches a posted share until the page that this redirects to reads it. */
async function handleShareTarget(request: Request, { pathname, search }: URL): Promise<Response> {
  try {
    const type = request.headers.get('Content-Type') ?? '';
    const kept = new Response(await request.blob(), { headers: { 'Content-Type': type } });
    await (await caches.open(SHARE_TARGET.cache)).put(SHARE_TARGET.key, kept);
    return Response.redirect(pathname + SHARE_TARGET.hash, 303);
  } catch {
    return Response.redirect(pathname + search, 303);
  }
}

/**
 * The part of every service worker that receives what the share sheet posts to the recipe converter: no server sees it,
 * and it works offline. `scripts/offline.ts` adds this file to what Workbox writes.
 */
addEventListener('fetch', (fetchEvent) => {
  const event = fetchEvent as FetchEvent;
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== 'POST' ||
    url.origin !== location.origin ||
    !url.searchParams.has(SHARE_TARGET.query)
  )
    return;
  event.respondWith(handleShareTarget(request, url));
});
