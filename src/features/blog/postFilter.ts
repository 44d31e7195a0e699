import { readParam, withParams } from '#browser/query.ts';
import { foldAccents } from '#domain/text/foldAccents.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';

/** What the filter looks at in a post. */
export interface FilterablePost {
  title: string;
  description: string;
  category: BlogCategory;
}

export interface PostFilter {
  query: string;
  /** Null for every category. */
  category: BlogCategory | null;
}

export const NO_POST_FILTER: PostFilter = { query: '', category: null };

/** In characters. */
const MAX_SEARCH_LENGTH = 100;

/** The posts of the category whose title or description has, for each word of the query, a word that starts with it. */
export function filterPosts<Post extends FilterablePost>(
  posts: readonly Post[],
  { query, category }: PostFilter,
): readonly Post[] {
  const terms = foldAccents(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return posts.filter((post) => {
    if (category !== null && post.category !== category) return false;
    const words = foldAccents(`${post.title} ${post.description}`).match(/[\p{L}\p{N}]+/gu) ?? [];
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
}

/** The filter in an address. An unknown category counts as none. */
export function readPostFilter(address: string): PostFilter {
  const category = readParam(address, 'category');
  return {
    query: readParam(address, 'q', MAX_SEARCH_LENGTH) ?? '',
    category: BLOG_CATEGORIES.find((known) => known === category) ?? null,
  };
}

/** The query for a filter, other parameters kept. */
export function writePostFilter({ query, category }: PostFilter, address = ''): string {
  return withParams(address, { q: query.trim() || null, category });
}
