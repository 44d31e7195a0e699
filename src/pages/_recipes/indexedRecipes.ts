import type { Language } from '#catalogs/languages.ts';
import { recipesIn } from '#content/recipes/recipes.ts';
import { toListedRecipe } from '#content/recipes/summaries.ts';
import { ingredientName } from './ingredientName.ts';

/** All recipes of a list that searches their ingredients too. */
export const indexedRecipes = (language: Language) =>
  recipesIn(language).map((recipe) => {
    const names = recipe.ingredients.map((line) => ingredientName(language, line));
    return { ...toListedRecipe(language, recipe), foods: [...new Set(names)].join(', ') };
  });
