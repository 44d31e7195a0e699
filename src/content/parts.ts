import type { Parts } from '#site/everyPath.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { postSlugs } from './articles/posts.ts';

/** The recipes by the names of their files. */
const RECIPES = Object.keys(import.meta.glob('./recipes/*/*.ts')).map((file) =>
  file.replace(/^.*\/|\.ts$/g, ''),
);

/** What fills the pages that have a part. */
export const contentParts = async (): Promise<Parts> => ({
  recipe: RECIPES,
  category: BLOG_CATEGORIES,
  post: await postSlugs(),
});
