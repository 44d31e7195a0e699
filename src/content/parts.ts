import { foodIds } from '#domain/foods/figures.ts';
import type { Parts } from '#site/everyPath.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { postSlugs } from './articles/posts.ts';
import { allRecipes } from './recipes/recipes.ts';

/** What fills the pages that have a part. */
export const contentParts = async (): Promise<Parts> => ({
  ingredient: foodIds,
  recipe: (await allRecipes()).map(({ id }) => id),
  category: BLOG_CATEGORIES,
  post: await postSlugs(),
});
