import { isAnyFood } from '@gramwise/engine/foods/figures.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { ownNutritionOf } from '@gramwise/engine/nutrition/ownNutrition.ts';
import type { IngredientLine, Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { factsOf } from '#content/recipes/files.ts';

const nameOf = (language: Language, { food, name }: IngredientLine): string => {
  if (isAnyFood(food)) return foodName(language, food);
  return typeof name === 'string' ? name : name.other;
};

/** What the table of a recipe's nutrition shows; null if nothing of it is known. */
export function recipeFigures(language: Language, recipe: Recipe) {
  const nutrition = ownNutritionOf(factsOf(recipe.id));
  if (!nutrition) return null;
  const left = recipe.ingredients.filter(({ key }) => nutrition.notCounted.includes(key));
  return {
    language,
    words: messagesFor(language, 'nutrition').nutrition,
    nutrition,
    notCounted: [...new Set(left.map((line) => nameOf(language, line)))],
    alone: recipe.nutrition === undefined,
  };
}
