import { wordsFor } from './words.server.ts';

/** The few words that a recipe's card needs, out of the words of a recipe's page and of the list. */
export function recipeCardWords(request: Request) {
  const { recipe, recipes } = wordsFor(request, 'recipe', 'recipes');
  const { collections, diets, difficulties, duration } = recipe;
  const { general, cooking } = recipes;
  return { collections, diets, difficulties, duration, general, cooking };
}
