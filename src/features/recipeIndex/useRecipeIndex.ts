import { useMemo } from 'react';
import { useAddressState } from '#browser/useAddressState.ts';
import type { RecipeSummary } from '#domain/recipes/summary.ts';
import type { RecipeCardWords } from '#ui/recipeCard/RecipeCard.tsx';
import { type Filter, matches, NO_FILTER, readFilter, searchText, writeFilter } from './filter.ts';

/** The filter, kept in the address, and the recipes that it leaves. */
export function useRecipeIndex<Listed extends RecipeSummary>(
  recipes: readonly Listed[],
  words: RecipeCardWords,
) {
  const [filter, setFilter] = useAddressState({
    initial: NO_FILTER,
    read: readFilter,
    write: writeFilter,
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
    filtered: writeFilter(filter, '') !== '',
    found: recipes.filter((recipe, index) => matches(recipe, texts[index] ?? '', filter)),
    change: (part: Partial<Filter>) => setFilter({ ...filter, ...part }),
    reset: () => setFilter(NO_FILTER),
  };
}
