import type { Catalog } from '#i18n/catalog.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';

type Blog = Catalog['blog'];

/** The words of the list of posts and of its finder. */
export type BlogWords = Pick<
  Blog,
  'search' | 'submit' | 'category' | 'all' | 'count' | 'none' | 'reset' | 'minutes'
> & {
  categories: Readonly<Record<BlogCategory, { title: string }>>;
};

/** Only the words that the list needs, because an island carries its words in the page. */
export function blogWords(blog: Blog): BlogWords {
  const { search, submit, category, all, count, none, reset, minutes } = blog;
  const titles = BLOG_CATEGORIES.map((id) => [id, { title: blog.categories[id].title }]);
  const categories = Object.fromEntries(titles) as BlogWords['categories'];
  return { search, submit, category, all, count, none, reset, minutes, categories };
}
