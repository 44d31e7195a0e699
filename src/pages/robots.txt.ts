import { absolute } from '#site/head.ts';
import { RESOURCES } from '#site/paths.ts';

/** Everything may be read, and the sitemap says what there is. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(RESOURCES.sitemap)}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
