import { absoluteUrl } from '#site/head.ts';
import { RESOURCE_PATHS } from '#site/paths.ts';

/** Allows everything and points to the sitemap. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(RESOURCE_PATHS.sitemap)}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
