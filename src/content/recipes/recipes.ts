import { getCollection } from 'astro:content';
import { COLLECTIONS, type Recipe } from '#domain/recipes/recipe.ts';

const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** All recipes by collection, with mocktails last. */
export async function allRecipes(): Promise<Recipe[]> {
  const recipes: Recipe[] = (await getCollection('recipes')).map(({ data }) => data);
  return COLLECTIONS.flatMap((collection) => recipes.filter((recipe) => recipe.collection === collection));
}

/** Our drawing of a recipe as 4:3 SVG text with the theme's colors; '' if there is none. */
export function drawingOf(id: string): string {
  return DRAWINGS[`./illustrations/${id}.svg`]?.trim() ?? '';
}
