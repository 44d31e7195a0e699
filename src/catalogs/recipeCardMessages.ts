import type { Language } from './languages.ts';
import { messagesFor } from './messages.ts';

/** The messages of a recipe card, from those of the recipe page and the list. */
export function recipeCardMessages(language: Language) {
  const { recipe, recipes } = messagesFor(language, 'recipe', 'recipes');
  const { collections, diets, difficulties, duration } = recipe;
  const { general, cooking } = recipes;
  return { collections, diets, difficulties, duration, general, cooking };
}
