import { defineCollection } from 'astro:content';
import { recipeLoader } from './content/recipes/loader.ts';
import { recipeSchema } from './content/recipes/schema.ts';

export const collections = {
  recipes: defineCollection({ loader: recipeLoader, schema: recipeSchema }),
};
