import type { Catalog } from '#i18n/catalog.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';

type Blog = Catalog['blog'];

/** Messages of the list of posts and its filter. */
export type BlogMessages = Pick<
  Blog,
  'search' | 'submit' | 'category' | 'all' | 'count' | 'none' | 'reset' | 'minutes'
> & {
  categories: Readonly<Record<BlogCategory, { title: string }>>;
};

/** Only the messages the list needs, because an island's messages are part of the page. */
export function blogMessages(blog: Blog): BlogMessages {
  const { search, submit, category, all, count, none, reset, minutes } = blog;
  const titles = BLOG_CATEGORIES.map((id) => [id, { title: blog.categories[id].title }]);
  const categories = Object.fromEntries(titles) as BlogMessages['categories'];
  return { search, submit, category, all, count, none, reset, minutes, categories };
}
