import type { Result } from '@gramwise/engine/result.ts';
import { findNewRecipes, type KeptRecipe } from './keptRecipe.ts';
import type { RecipeChange, StoreError } from './recipeStore.ts';
import { MAX_FILE_BYTES, parseRecipesFile, type RecipesFileError } from './recipesFile.ts';

/** The outcome of adding recipe files. */
export interface AddFilesResult {
  /** Null if the store failed. */
  added: number | null;
  /** Recipes that were already kept. */
  known: number;
  /** Entries that were not recipes. */
  unread: number;
  /** Names of files that were not read. */
  rejected: readonly { file: string; code: RecipesFileError }[];
}

type ChangeRecipes = (
  edit: (all: readonly KeptRecipe[]) => RecipeChange,
) => Promise<Result<number, StoreError>>;

/** Reads recipe files and stores the recipes that are new. Existing ones never change. */
export async function addFiles(files: readonly File[], change: ChangeRecipes): Promise<AddFilesResult> {
  const now = new Date().toISOString();
  const read = await Promise.all(
    files.map(async (file) => ({
      file: file.name,
      found:
        file.size > MAX_FILE_BYTES
          ? ({ ok: false, code: 'too-large' } as const)
          : parseRecipesFile(await file.text().catch(() => ''), now),
    })),
  );
  const good = read.flatMap(({ found }) => (found.ok ? [found.value] : []));
  const recipes = good.flatMap((file) => file.recipes);
  const done = recipes.length > 0 ? await change((all) => ({ put: findNewRecipes(all, recipes) })) : null;
  return {
    added: done ? (done.ok ? done.value : null) : 0,
    known: done?.ok ? recipes.length - done.value : 0,
    unread: good.reduce((sum, { unread }) => sum + unread, 0),
    rejected: read.flatMap(({ file, found }) => (found.ok ? [] : [{ file, code: found.code }])),
  };
}
