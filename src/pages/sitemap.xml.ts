import { allPosts } from '#content/articles/posts.ts';
import { contentParts } from '#content/parts.ts';
import { everyPath } from '#site/everyPath.ts';
import { englishAddress } from '#site/paths.ts';
import { sitemap } from '#site/sitemap.ts';

/** Every page in every language; only posts record when they were last changed. */
export async function GET() {
  const changed = (await allPosts()).map(({ to, updated }) => [englishAddress(to), updated] as const);
  return new Response(sitemap(everyPath(await contentParts()), new Map(changed)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
