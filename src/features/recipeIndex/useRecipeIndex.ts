import { useMemo } from 'react';
import { useAddressState } from '#browser/useAddressState.ts';
import type { RecipeSummary } from '#domain/recipes/summary.ts';
import type { RecipeCardMessages } from '#ui/recipeCard/RecipeCard.tsx';
import {
  matches,
  NO_RECIPE_FILTER,
  type RecipeFilter,
  readRecipeFilter,
  searchText,
  writeRecipeFilter,
} from './recipeFilter.ts';

/** The filter, kept in the address, and the matching recipes. */
export function useRecipeIndex<Listed extends RecipeSummary>(
  recipes: readonly Listed[],
  messages: RecipeCardMessages,
) {
  const [filter, setFilter] = useAddressState({
    initial: NO_RECIPE_FILTER,
    read: readRecipeFilter,
    write: writeRecipeFilter,
  });
  const texts = useMemo(
    () =>
      recipes.map(({ title, blurb, collection, diets }) =>
        searchText(
          title,
          blurb,
          collection === 'general' ? messages.general : messages.collections[collection],
          ...diets.map((tag) => messages.diets[tag]),
        ),
      ),
    [recipes, messages],
  );
  return {
    filter,
    filtered: writeRecipeFilter(filter, '') !== '',
    found: recipes.filter((recipe, index) => matches(recipe, texts[index] ?? '', filter)),
    change: (part: Partial<RecipeFilter>) => setFilter({ ...filter, ...part }),
    reset: () => setFilter(NO_RECIPE_FILTER),
  };
}
