import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import type { Parts } from '#site/everyPath.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { postSlugs } from './articles/posts.ts';
import { recipesIn } from './recipes/recipes.ts';

/** The values of every page's `:part`. */
export const contentParts = async (): Promise<Parts> => ({
  ingredient: FOOD_IDS,
  recipe: recipesIn('en').map(({ id }) => id),
  category: BLOG_CATEGORIES,
  post: await postSlugs(),
});
