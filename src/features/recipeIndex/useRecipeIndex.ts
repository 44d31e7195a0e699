import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import { useMemo } from 'react';
import { useUrlState } from '#browser/useUrlState.ts';
import type { RecipeCardMessages } from '#tools/recipeCard/RecipeCard.tsx';
import { useLanguage } from '#ui/language/language.ts';
import {
  NO_RECIPE_FILTER,
  passesFilter,
  type RecipeFilter,
  readRecipeFilter,
  writeRecipeFilter,
} from './recipeFilter.ts';
import { createRecipeSearch } from './recipeSearch.ts';

/** The filter, kept in the URL, and the matching recipes. */
export function useRecipeIndex<Listed extends RecipeSummary & { foods: string }>(
  recipes: readonly Listed[],
  messages: RecipeCardMessages,
) {
  const [filter, setFilter] = useUrlState({
    initial: NO_RECIPE_FILTER,
    read: readRecipeFilter,
    write: writeRecipeFilter,
  });
  const language = useLanguage();
  const find = useMemo(
    () =>
      createRecipeSearch(
        language,
        recipes.map(({ title, blurb, collection, diets, foods }) => [
          title,
          blurb,
          collection === 'general' ? messages.general : messages.collections[collection],
          ...diets.map((tag) => messages.diets[tag]),
          foods,
        ]),
      ),
    [language, recipes, messages],
  );
  const has = useMemo(() => find(filter.search), [find, filter.search]);
  return {
    filter,
    filtered: writeRecipeFilter(filter, '') !== '',
    found: recipes.filter((recipe, index) => passesFilter(recipe, filter) && has(index)),
    change: (part: Partial<RecipeFilter>) => setFilter((now) => ({ ...now, ...part })),
    reset: () => setFilter(() => NO_RECIPE_FILTER),
  };
}
