import type { MetaDescriptor } from 'react-router';
import type { PostSummary } from '#content/articles/article.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { languageOf } from '#i18n/languages.ts';
import { FEED_LINK } from '#site/feed.ts';
import { describePage } from '#site/head.ts';
import { article, breadcrumbs } from '#site/structuredData.ts';

/** What search engines, feed readers and social cards are told of a post. */
export function describePost(
  pathname: string,
  { blog, post }: { blog: Catalog['blog']; post: PostSummary },
): MetaDescriptor[] {
  const { title, description, published, updated, category, path } = post;
  return [
    ...describePage(pathname, { title, description, type: 'article' }),
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
    { property: 'article:section', content: blog.categories[category].title },
    FEED_LINK,
    article(languageOf(pathname), post),
    breadcrumbs(languageOf(pathname), [
      { name: blog.home, path: '/blog' },
      { name: blog.categories[category].title, path: `/blog/categories/${category}` },
      { name: title, path },
    ]),
  ];
}
