import type { RecipeLanguage } from '../../language/languagePack.ts';
import { fail, ok, type Result } from '../../result.ts';
import { decodeText, type FileError, MAX_FILE_SIZE } from '../decodeText.ts';
import type { ParseHtml } from '../htmlPage.ts';
import { filesInside, type NamedBytes } from './filesInside.ts';
import { type FileRecipe, recipesInText, type TextError } from './recipesInText.ts';
import { MAX_UNPACKED_SIZE } from './unpack.ts';
import type { ReadZip } from './zipEntries.ts';

/** In bytes. Collections with pictures are this large; they are unpacked file by file. */
export const MAX_ARCHIVE_SIZE = 100_000_000;
/** In bytes, of one text that holds many recipes, perhaps with their pictures. */
const MAX_TEXT_SIZE = 20_000_000;
/** Recipes in one file. */
const MAX_RECIPES = 2000;

export type RecipeFileError = FileError | TextError | 'unpacks-too-large' | 'too-many' | 'no-zip-reader';

/** What a file holds. */
export interface RecipeFile {
  recipes: readonly FileRecipe[];
  /** Files inside it in which no recipe was found. */
  unread: number;
}

interface FileTools {
  languages: readonly RecipeLanguage[];
  /** Null if pages cannot be read. */
  parseHtml: ParseHtml | null;
  /** Null if zips cannot be read. */
  readZip: ReadZip | null;
}

function recipesIn(
  { name, bytes }: NamedBytes,
  { languages, parseHtml }: FileTools,
): Result<readonly FileRecipe[], RecipeFileError> {
  const text = decodeText(bytes, MAX_TEXT_SIZE);
  if (!text.ok) return text;
  return recipesInText({ name, text: text.value }, { languages, parseHtml, limit: MAX_FILE_SIZE });
}

/**
 * The recipes in a file: text, Markdown, Cooklang, schema.org data and web pages, and what recipe managers write
 * (Paprika, Mela, Crouton, Mealie, Tandoor, Nextcloud, RecipeSage, CopyMeThat, Recipe Keeper, Plan to Eat, My Recipe
 * Box), also packed as gzip or zip. The content decides, the name only where it must.
 *
 * Errors: 'too-large' above 100 MB, for a text above 5 MB, or for a packed file above 20 MB; 'unpacks-too-large' above
 * 400 MB in all; 'too-many' above 2000 recipes; 'damaged'; 'not-text' for documents and pictures; 'unreadable' for a
 * blank file; 'no-recipe'; 'no-parser' and 'no-zip-reader' for what the caller did not pass.
 */
export async function readRecipeFile(
  file: NamedBytes,
  tools: FileTools,
): Promise<Result<RecipeFile, RecipeFileError>> {
  if (file.bytes.length > MAX_ARCHIVE_SIZE) return fail('too-large');
  const budget = { left: MAX_UNPACKED_SIZE };
  const recipes: FileRecipe[] = [];
  const failures: RecipeFileError[] = [];
  for await (const inside of filesInside(file, { readZip: tools.readZip, budget })) {
    const found = inside.ok ? recipesIn(inside.value, tools) : inside;
    if (found.ok) recipes.push(...found.value);
    else failures.push(found.code);
    if (budget.left < 0) return fail('unpacks-too-large');
    if (recipes.length > MAX_RECIPES) return fail('too-many');
  }
  return recipes.length > 0 ? ok({ recipes, unread: failures.length }) : fail(failures[0] ?? 'no-recipe');
}
