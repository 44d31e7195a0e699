import type { Result } from '@gramwise/engine/result.ts';
import { keptAgain, type NewRecipe, titleOf } from './keptRecipe.ts';
import { deviceRecipes, type RecipeStore, type StoreError } from './recipeStore.ts';

/** Keeps a recipe on this device as of now. A blank title is replaced by its first line. */
export function storeRecipe(
  { title, text, settings }: Omit<NewRecipe, 'kept'>,
  store: RecipeStore = deviceRecipes,
): Promise<Result<number, StoreError>> {
  const recipe = { title: titleOf(title, text), text, settings, kept: new Date().toISOString() };
  return store.change((all) => ({ put: [keptAgain(all, recipe)] }));
}
