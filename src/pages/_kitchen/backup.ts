import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { downloadFile } from '#browser/downloadFile.ts';
import { localToday } from '#browser/localToday.ts';
import { findNewRecipes } from '#features/keptRecipes/keptRecipe.ts';
import { deviceRecipeStore, type RecipeStore, type StoreError } from '#features/keptRecipes/recipeStore.ts';
import { MAX_FILE_BYTES } from '#features/keptRecipes/recipesFile.ts';
import { type Backup, type BackupFileError, parseBackup, serializeBackup } from './backupFile.ts';

export type BackupError = BackupFileError | StoreError | 'unreadable';

/** Downloads everything as a backup file; the number of recipes in it. */
export async function saveBackup(
  kitchen: Kitchen,
  store: RecipeStore = deviceRecipeStore,
): Promise<Result<number, StoreError>> {
  const recipes = await store.all();
  if (!recipes.ok) return recipes;
  const name = `gramwise-${toIsoDate(localToday())}.json`;
  downloadFile(name, 'application/json', serializeBackup(kitchen, recipes.value));
  return ok(recipes.value.length);
}

/** Reads a backup file, changing nothing. */
export async function readBackup(file: File, home: CountryId): Promise<Result<Backup, BackupError>> {
  if (file.size > MAX_FILE_BYTES) return fail('too-large');
  const json = await file.text().catch(() => null);
  return json === null ? fail('unreadable') : parseBackup(json, { home, now: new Date().toISOString() });
}

/** Keeps the recipes of a backup that are not here yet; how many. Existing ones never change. */
export const importRecipes = (
  { recipes }: Backup,
  store: RecipeStore = deviceRecipeStore,
): Promise<Result<number, StoreError>> =>
  recipes.length === 0
    ? Promise.resolve(ok(0))
    : store.change((all) => ({ put: findNewRecipes(all, recipes) }));
