import { COLLECTIONS } from '@gramwise/engine/recipes/facts.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { RECIPE_IDS, recipeFromFiles } from './files.ts';

const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** All recipes in a language, by collection, with mocktails last. Throws if one has no words in it. */
export function recipesIn(language: Language): Recipe[] {
  const recipes = RECIPE_IDS.map((id) => recipeFromFiles(id, language));
  return COLLECTIONS.flatMap((collection) => recipes.filter((recipe) => recipe.collection === collection));
}

/** Our drawing of a recipe as 4:3 SVG text with the theme's colors; '' if there is none. */
export function drawingOf(id: string): string {
  return DRAWINGS[`./illustrations/${id}.svg`]?.trim() ?? '';
}
