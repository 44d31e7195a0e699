import type { APIRoute } from 'astro';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { allPosts } from '#content/articles/posts.ts';
import { everyLanguage } from '#layouts/languages.ts';
import { feedPath, localHref } from '#site/paths.ts';
import { buildRssFeed } from '#site/rss.ts';

export const getStaticPaths = everyLanguage;

/** The blog's feed. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const { meta, categories } = messagesFor(language, 'blog').blog;
  const items = (await allPosts(language)).map((post) => ({
    ...post,
    path: localHref(language, post.to),
    category: categories[post.category].title,
  }));
  const { title, description } = meta;
  const feed = {
    language,
    title,
    description,
    path: localHref(language, 'blog'),
    self: feedPath(language),
  };
  return new Response(buildRssFeed(feed, items), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
