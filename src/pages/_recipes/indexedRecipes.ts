import type { Language } from '#catalogs/languages.ts';
import { recipesIn } from '#content/recipes/recipes.ts';
import { listedRecipes } from '#content/recipes/summaries.ts';
import { ingredientName } from './ingredientName.ts';

/** All recipes of a list that searches their ingredients too. */
export function indexedRecipes(language: Language) {
  const recipes = recipesIn(language);
  const listed = listedRecipes(language);
  return listed.map((recipe, index) => {
    const names = recipes[index]?.ingredients.map((line) => ingredientName(language, line)) ?? [];
    return { ...recipe, foods: [...new Set(names)].join(', ') };
  });
}
