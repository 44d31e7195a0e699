import type { Result } from '@gramwise/engine/result.ts';
import { type KeptRecipe, missing } from './keptRecipe.ts';
import type { Change, StoreError } from './recipeStore.ts';
import { LARGEST_FILE, type RecipesFileError, readRecipes } from './recipesFile.ts';

/** The outcome of adding recipe files. */
export interface Added {
  /** Null if the store failed. */
  added: number | null;
  /** Recipes that were already kept. */
  known: number;
  /** Entries that were not recipes. */
  unread: number;
  /** Names of files that were not read. */
  bad: readonly { file: string; code: RecipesFileError }[];
}

type ChangeRecipes = (edit: (all: readonly KeptRecipe[]) => Change) => Promise<Result<number, StoreError>>;

/** Reads recipe files and keeps the recipes that are new. Existing ones never change. */
export async function addFiles(files: readonly File[], change: ChangeRecipes): Promise<Added> {
  const now = new Date().toISOString();
  const read = await Promise.all(
    files.map(async (file) => ({
      file: file.name,
      found:
        file.size > LARGEST_FILE
          ? ({ ok: false, code: 'too-large' } as const)
          : readRecipes(await file.text().catch(() => ''), now),
    })),
  );
  const good = read.flatMap(({ found }) => (found.ok ? [found.value] : []));
  const recipes = good.flatMap(({ recipes: own }) => own);
  const done = recipes.length > 0 ? await change((all) => ({ put: missing(all, recipes) })) : null;
  return {
    added: done ? (done.ok ? done.value : null) : 0,
    known: done?.ok ? recipes.length - done.value : 0,
    unread: good.reduce((sum, { unread }) => sum + unread, 0),
    bad: read.flatMap(({ file, found }) => (found.ok ? [] : [{ file, code: found.code }])),
  };
}
