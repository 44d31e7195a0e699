import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { allPosts } from '#content/articles/posts.ts';
import { contentParts } from '#content/parts.ts';
import { listPaths } from '#site/listPaths.ts';
import { localHref } from '#site/paths.ts';
import { buildSitemap } from '#site/sitemap.ts';

/** Every page in every language. Only posts record their last change, separately for each language. */
export async function GET() {
  const changed = await Promise.all(
    LANGUAGE_CODES.map(async (language) =>
      (await allPosts(language)).map(({ to, updated }) => [localHref(language, to), updated] as const),
    ),
  );
  return new Response(buildSitemap(listPaths(await contentParts()), new Map(changed.flat())), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
