import { isAnyFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { recipesIn } from '#content/recipes/recipes.ts';
import type { RecipeUse } from '#features/foods/RecipesWith.tsx';
import { formatIngredientLine, formatRecipe } from '#features/recipe/text/recipeText.ts';
import { defaultView } from '#features/recipe/text/textView.ts';

function find(language: Language): ReadonlyMap<AnyFoodId, readonly RecipeUse[]> {
  const { text } = messagesFor(language, 'recipe').recipe;
  const uses = new Map<AnyFoodId, RecipeUse[]>();
  for (const recipe of recipesIn(language)) {
    const { id, title } = recipe;
    const shown = formatRecipe(language, text, recipe, defaultView(language)).ingredients;
    for (const [index, { food }] of recipe.ingredients.entries()) {
      const line = shown[index];
      if (!line || !isAnyFood(food)) continue;
      const known = uses.get(food) ?? [];
      // A food listed twice in a recipe is shown with its first amount.
      if (known.some((use) => use.id === id)) continue;
      uses.set(food, [...known, { id, title, line: formatIngredientLine(line) }]);
    }
  }
  return uses;
}

const found = new Map<Language, ReturnType<typeof find>>();

/** Our recipes by the foods in them. Computed once per build for each language. */
export function recipesByFood(language: Language) {
  const known = found.get(language) ?? find(language);
  found.set(language, known);
  return known;
}
