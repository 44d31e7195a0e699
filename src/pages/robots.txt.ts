import { absolute } from '#site/head.ts';
import { RESOURCES } from '#site/paths.ts';

/** Allows everything and points to the sitemap. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(RESOURCES.sitemap)}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
