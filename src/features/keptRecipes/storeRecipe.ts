import type { Result } from '@gramwise/engine/result.ts';
import { mergeWithKept, type NewRecipe, normalizeTitle } from './keptRecipe.ts';
import { deviceRecipeStore, type RecipeStore, type StoreError } from './recipeStore.ts';

/** Keeps a recipe on this device as of now. A blank title is replaced by its first line. */
export function storeRecipe(
  { title, text, settings }: Omit<NewRecipe, 'kept'>,
  store: RecipeStore = deviceRecipeStore,
): Promise<Result<number, StoreError>> {
  const recipe = { title: normalizeTitle(title, text), text, settings, kept: new Date().toISOString() };
  return store.change((all) => ({ put: [mergeWithKept(all, recipe)] }));
}
