import type { Catalog } from '#i18n/catalog.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';

type Blog = Catalog['blog'];

/** The words of the list of posts and of its finder. */
export type BlogMessages = Pick<
  Blog,
  'search' | 'submit' | 'category' | 'all' | 'count' | 'none' | 'reset' | 'minutes'
> & {
  categories: Readonly<Record<BlogCategory, { title: string }>>;
};

/** Only the words that the list needs, because an island carries its words in the page. */
export function blogMessages(blog: Blog): BlogMessages {
  const { search, submit, category, all, count, none, reset, minutes } = blog;
  const titles = BLOG_CATEGORIES.map((id) => [id, { title: blog.categories[id].title }]);
  const categories = Object.fromEntries(titles) as BlogMessages['categories'];
  return { search, submit, category, all, count, none, reset, minutes, categories };
}
