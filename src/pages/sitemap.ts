import { POSTS } from '#content/articles/registry.server.ts';
import { englishPaths } from '#site/prerender.ts';
import { sitemap } from '#site/sitemap.ts';

/** Every page in every language; only posts keep the date of their last change. */
export const loader = () =>
  new Response(sitemap(englishPaths(), new Map(POSTS.map(({ path, updated }) => [path, updated]))), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
