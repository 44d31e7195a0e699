import { getCollection } from 'astro:content';
import { COLLECTIONS, type RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { joinRecipe } from './joinRecipe.ts';

const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** All recipes in a language, by collection, with mocktails last. Throws if one has no words in it. */
export async function recipesIn(language: Language): Promise<Recipe[]> {
  const words = new Map((await getCollection('recipeWords')).map(({ id, data }) => [id, data]));
  const recipes = (await getCollection('recipeFacts')).map(({ id, data }) => {
    const recipe = id.replace(/\/facts$/, '');
    const file = `${recipe}/${language}`;
    const own = words.get(file);
    if (!own) throw new Error(`src/content/recipes/${file}.ts is missing`);
    try {
      return joinRecipe(recipe, data as RecipeFacts, own);
    } catch (error) {
      throw new Error(`src/content/recipes/${file}.ts does not fit its facts: ${error}`);
    }
  });
  return COLLECTIONS.flatMap((collection) => recipes.filter((recipe) => recipe.collection === collection));
}

/** Our drawing of a recipe as 4:3 SVG text with the theme's colors; '' if there is none. */
export function drawingOf(id: string): string {
  return DRAWINGS[`./illustrations/${id}.svg`]?.trim() ?? '';
}
