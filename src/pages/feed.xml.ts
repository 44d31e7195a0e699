import { allPosts } from '#content/articles/posts.ts';
import { en } from '#i18n/catalog.ts';
import { englishAddress, PAGES } from '#site/paths.ts';
import { rss } from '#site/rss.ts';

/** The blog's feed, in English like the posts. */
export async function GET() {
  const { meta, categories } = en.blog;
  const items = (await allPosts()).map((post) => ({
    ...post,
    path: englishAddress(post.to),
    category: categories[post.category].title,
  }));
  const feed = { title: 'Gramwise blog', description: meta.description, path: PAGES.blog };
  return new Response(rss(feed, items), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
