import { wordsFor } from './words.server.ts';

/** The few messages of a recipe card, taken from those of the recipe page and of the list. */
export function recipeCardWords(request: Request) {
  const { recipe, recipes } = wordsFor(request, 'recipe', 'recipes');
  const { collections, diets, difficulties, duration } = recipe;
  const { general, cooking } = recipes;
  return { collections, diets, difficulties, duration, general, cooking };
}
