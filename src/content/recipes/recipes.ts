import { getCollection } from 'astro:content';
import { COLLECTIONS, type Recipe } from '#domain/recipes/recipe.ts';

const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every recipe, one collection after the other, the mocktails last. */
export async function allRecipes(): Promise<Recipe[]> {
  const recipes: Recipe[] = (await getCollection('recipes')).map(({ data }) => data);
  return COLLECTIONS.flatMap((collection) => recipes.filter((recipe) => recipe.collection === collection));
}

/** Our own drawing of a dish as SVG text, 4 to 3, its colors taken from the theme; '' where none was drawn. */
export function drawingOf(id: string): string {
  return DRAWINGS[`./illustrations/${id}.svg`]?.trim() ?? '';
}
