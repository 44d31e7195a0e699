import { initialSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import { defaultKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { findRelated } from '@gramwise/engine/recipes/findRelated.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { recipeIn } from '@gramwise/engine/recipes/recipeIn.ts';
import { type RecipeSummary, summaryOf } from '@gramwise/engine/recipes/summary.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { FEATURED_RECIPE_IDS } from './featured.ts';
import { recipesIn } from './recipes.ts';

/** The drawings as separate files, so that browsers only load those of a list that come into view. */
const DRAWINGS = import.meta.glob<string>('./illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** A recipe in a list, with the URL of our 4:3 drawing; null if there is none. */
export type ListedRecipe = RecipeSummary & { drawing: string | null };

/** A recipe as lists in this language show it. */
export const toListedRecipe = (language: Language, recipe: Recipe): ListedRecipe => ({
  ...summaryOf(recipeIn(recipe, initialSystem(defaultKitchen(LANGUAGES[language].kitchen)))),
  drawing: DRAWINGS[`./illustrations/${recipe.id}.svg`] ?? null,
});

/** All recipes in a language, by collection. */
export const listedRecipes = (language: Language) =>
  recipesIn(language).map((recipe) => toListedRecipe(language, recipe));

/** Number of related recipes below another: a row of cards. */
const MAX_RELATED = 3;

/** The recipes of its language that resemble one most. */
export const relatedRecipes = (language: Language, recipe: Recipe, all: readonly Recipe[]) =>
  findRelated(recipe, all, MAX_RELATED).map((related) => toListedRecipe(language, related));

/** The recipes on the home page. Throws if one of them does not exist, which stops the build. */
export function featuredRecipes(listed: readonly ListedRecipe[]): ListedRecipe[] {
  return FEATURED_RECIPE_IDS.map((id) => {
    const recipe = listed.find((candidate) => candidate.id === id);
    if (!recipe) throw new Error(`The home page features the recipe ${id}, which does not exist`);
    return recipe;
  });
}
