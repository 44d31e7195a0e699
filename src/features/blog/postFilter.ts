import { foldAccents } from '@gramwise/engine/language/foldAccents.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';

/** The fields of a post that the filter uses. */
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
export const MAX_SEARCH_LENGTH = 100;

/** The posts of the category in which every word of the query starts a word of the title or description. */
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

/** The filter in a URL. Unknown categories are ignored. */
export function readPostFilter(search: string): PostFilter {
  const params = new URLSearchParams(search);
  const category = params.get('category');
  return {
    query: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: BLOG_CATEGORIES.find((known) => known === category) ?? null,
  };
}

/** The query for a filter. Unrelated parameters stay. */
export function writePostFilter({ query, category }: PostFilter, search = ''): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ['q', query.trim()],
    ['category', category],
  ] as const) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.size > 0 ? `?${params}` : '';
}
