import type { Result } from '#domain/result.ts';
import { type KeptRecipe, missing } from './keptRecipe.ts';
import type { Change, StoreError } from './recipeStore.ts';
import { type FileError, LARGEST_FILE, readRecipes } from './recipesFile.ts';

/** What came of files of recipes. */
export interface Added {
  /** Null if the store failed. */
  added: number | null;
  /** Recipes that were kept already. */
  known: number;
  /** Entries that were no recipes. */
  unread: number;
  /** Files that were not read, by their names. */
  bad: readonly { file: string; code: FileError }[];
}

type ChangeRecipes = (edit: (all: readonly KeptRecipe[]) => Change) => Promise<Result<number, StoreError>>;

/** Reads files of recipes and keeps those that are not there yet. Nothing that is there changes. */
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
