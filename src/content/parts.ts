import { WEIGHED_FOOD_IDS } from '@gramwise/engine/foods/weighedFoods.ts';
import type { PathParts } from '#site/listPaths.ts';
import { BLOG_CATEGORIES } from '#site/paths.ts';
import { postSlugs } from './articles/posts.ts';
import { recipesIn } from './recipes/recipes.ts';

/** The values of every page's `:part`. */
export const contentParts = async (): Promise<PathParts> => ({
  ingredient: WEIGHED_FOOD_IDS,
  recipe: recipesIn('en').map(({ id }) => id),
  category: BLOG_CATEGORIES,
  post: await postSlugs(),
});
