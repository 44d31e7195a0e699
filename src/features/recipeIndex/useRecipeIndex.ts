import { useMemo } from 'react';
import { useAddressState } from '#browser/useAddressState.ts';
import type { RecipeSummary } from '#domain/recipes/summary.ts';
import type { RecipeCardWords } from '#ui/recipeCard/RecipeCard.tsx';
import {
  matches,
  NO_RECIPE_FILTER,
  type RecipeFilter,
  readRecipeFilter,
  searchText,
  writeRecipeFilter,
} from './recipeFilter.ts';

/** The filter, kept in the address, and the recipes that pass it. */
export function useRecipeIndex<Listed extends RecipeSummary>(
  recipes: readonly Listed[],
  words: RecipeCardWords,
) {
  const [filter, setFilter] = useAddressState({
    initial: NO_RECIPE_FILTER,
    read: readRecipeFilter,
    write: writeRecipeFilter,
  });
  const texts = useMemo(
    () =>
      recipes.map(({ title, blurb, collection, dietaryTags }) =>
        searchText(
          title,
          blurb,
          collection === 'general' ? words.general : words.collections[collection],
          ...dietaryTags.map((tag) => words.diets[tag]),
        ),
      ),
    [recipes, words],
  );
  return {
    filter,
    filtered: writeRecipeFilter(filter, '') !== '',
    found: recipes.filter((recipe, index) => matches(recipe, texts[index] ?? '', filter)),
    change: (part: Partial<RecipeFilter>) => setFilter({ ...filter, ...part }),
    reset: () => setFilter(NO_RECIPE_FILTER),
  };
}
