import {
  MAX_ARCHIVE_SIZE,
  type RecipeFile,
  type RecipeFileError,
  readRecipeFile,
} from '@gramwise/engine/import/files/readRecipeFile.ts';
import { recipeLanguagesStartingWith } from '@gramwise/engine/language/recipeLanguages.ts';
import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { iter } from 'but-unzip';
import type { Language } from '#catalogs/languages.ts';
import { parseHtml } from '../reading/markup.ts';

/** The site passes what reads pages and zips. */
export type OpenFileError = Exclude<RecipeFileError, 'no-parser' | 'no-zip-reader'>;

export interface OpenedFile extends RecipeFile {
  name: string;
}

/** The recipes in a file. Errors: those of `readRecipeFile`, and 'unreadable' for a folder or a missing file. */
export async function openRecipeFile(
  file: File,
  fallback: Language,
): Promise<Result<OpenedFile, OpenFileError>> {
  if (file.size > MAX_ARCHIVE_SIZE) return fail('too-large');
  const { name } = file;
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return fail('unreadable');
  const languages = recipeLanguagesStartingWith(fallback);
  const found = await readRecipeFile({ name, bytes }, { languages, parseHtml, readZip: iter });
  if (found.ok) return ok({ ...found.value, name });
  return fail(found.code === 'no-parser' || found.code === 'no-zip-reader' ? 'unreadable' : found.code);
}
