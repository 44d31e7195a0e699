import { absolute } from '#site/meta.ts';
import { RESOURCES } from '#site/paths.ts';

/** Everything may be read, and the sitemap says what there is. */
export const loader = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(RESOURCES.sitemap.path)}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
