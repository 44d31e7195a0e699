import type { Result } from '#domain/result.ts';
import { keptAgain, type NewRecipe } from './keptRecipe.ts';
import { deviceRecipes, type StoreError } from './recipeStore.ts';

/** Keeps a recipe on this device. */
export const keepRecipe = (recipe: NewRecipe): Promise<Result<number, StoreError>> =>
  deviceRecipes.change((all) => ({ put: [keptAgain(all, recipe)] }));
