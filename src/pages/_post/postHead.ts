import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import type { PostSummary } from '#content/articles/article.ts';
import type { PageHead } from '#site/head.ts';
import { englishHref, PAGES } from '#site/paths.ts';
import { article, breadcrumbs } from '#site/structuredData.ts';

/** A post's metadata for search engines, feed readers and social cards. */
export function postHead(language: Language, blog: Catalog['blog'], post: PostSummary): PageHead {
  const { title, description, published, updated, category } = post;
  const { title: section } = blog.categories[category];
  const path = englishHref(post.to);
  return {
    title,
    description,
    path,
    type: 'article',
    feed: true,
    properties: {
      'article:published_time': published,
      'article:modified_time': updated,
      'article:section': section,
    },
    data: [
      article(language, { title, description, path, published, updated }),
      breadcrumbs(language, [
        { name: blog.home, path: PAGES.blog },
        { name: section, path: englishHref({ page: 'category', part: category }) },
        { name: title, path },
      ]),
    ],
  };
}
