import { POSTS } from '#content/articles/registry.server.ts';
import { en } from '#i18n/catalog.ts';
import { rss } from '#site/rss.server.ts';

/** The feed of the blog, written while the site is built. It speaks the language of the posts, which is English. */
export function loader() {
  const { meta, categories } = en.blog;
  const items = POSTS.map((post) => ({ ...post, category: categories[post.category].title }));
  const feed = { title: 'Gramwise blog', description: meta.description, path: '/blog' };
  return new Response(rss(feed, items), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
