import { extractRecipe } from '../import/extractRecipe.ts';
import { type RecipeFile, type RecipeFileError, readRecipeFile } from '../import/files/readRecipeFile.ts';
import type { ReadZip } from '../import/files/zipEntries.ts';
import type { ParseHtml } from '../import/htmlPage.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { fail, ok, type Result } from '../result.ts';

export type { FileError } from '../import/decodeText.ts';
export type { RecipeFile as ImportedRecipes } from '../import/files/readRecipeFile.ts';
export type { FileRecipe as ImportedRecipe } from '../import/files/recipesInText.ts';
export type { ReadZip } from '../import/files/zipEntries.ts';
export type { HtmlElement, HtmlPage, ParseHtml } from '../import/htmlPage.ts';

/** Options of an import. */
export interface ImportOptions {
  /**
   * The languages that a recipe may be in. Section headings are written in the recipe's language, or in the first. By
   * default they are English words that `readRecipe` knows in every language.
   */
  languages?: readonly LanguagePack[];
  /** The engine has no HTML parser, so the caller passes one. */
  parseHtml: ParseHtml;
}

/** In characters; no single page is longer. */
const MAX_PAGE_LENGTH = 5_000_000;

/** A recipe's text, for `readRecipe`. */
const textResult = (text: string | null): Result<string, 'no-recipe'> =>
  text?.trim() ? ok(text.trim()) : fail('no-recipe');

/**
 * Extracts the recipe of a web page as text for `readRecipe`: from its schema.org data (JSON-LD, microdata, RDFa), the
 * classes of microformats and recipe plugins, what stands under its headings, else the page's text. Headings are known in
 * `languages` only, and only with them it is certain that `readRecipe` reads an ingredient as one and a step as one.
 *
 * Errors: 'empty'; 'too-long' above 5,000,000 characters; 'no-recipe' for a page without text.
 */
export async function importPage(
  html: string,
  { languages = [], parseHtml }: ImportOptions,
): Promise<Result<string, 'empty' | 'too-long' | 'no-recipe'>> {
  if (html.trim() === '') return fail('empty');
  if (html.length > MAX_PAGE_LENGTH) return fail('too-long');
  return textResult(extractRecipe(html, languages, parseHtml));
}

/** Options of the import of a file, all optional. */
export interface FileImportOptions extends Partial<ImportOptions> {
  readZip?: ReadZip;
}

export type ImportFileError = RecipeFileError | 'several-recipes';

/**
 * Extracts all recipes of a file, each as text for `readRecipe`: what recipe managers export (Paprika, Mela, Crouton,
 * Mealie, Tandoor, Nextcloud, RecipeSage, CopyMeThat, Recipe Keeper, Plan to Eat, My Recipe Box), and every format of
 * `importFile`. The content tells the format, the name only Cooklang from Markdown and text. Only web pages need
 * `parseHtml`, only zips `readZip`.
 *
 * Errors: 'too-large' above 100 MB, for a text above 5 MB that is not a collection, or for a file that unpacks to more
 * than 20 MB; 'unpacks-too-large' above 400 MB in all; 'too-many' above 2,000 recipes; 'damaged'; 'not-text' for documents
 * and pictures; 'unreadable' for a blank file; 'no-recipe' for data without a recipe; 'no-parser' for a web page without
 * `parseHtml`; 'no-zip-reader' for a zip without `readZip`.
 */
export const importRecipes = (
  name: string,
  bytes: Uint8Array,
  { languages = [], parseHtml, readZip }: FileImportOptions = {},
): Promise<Result<RecipeFile, RecipeFileError>> =>
  readRecipeFile({ name, bytes }, { languages, parseHtml: parseHtml ?? null, readZip: readZip ?? null });

/**
 * Extracts the recipe of a file as text for `readRecipe`: plain text, Cooklang (`.cook`), Markdown (`.md`), schema.org
 * data, web pages (also `.mhtml`), and a single recipe of the programs that `importRecipes` names. Bytes may be UTF-8,
 * UTF-16 or Windows-1252. Only web pages need `parseHtml`; without it, markup in data is stripped by patterns.
 *
 * Errors: those of `importRecipes`; 'several-recipes' for a file that holds more than one.
 */
export async function importFile(
  name: string,
  bytes: Uint8Array,
  options: FileImportOptions = {},
): Promise<Result<string, ImportFileError>> {
  const found = await importRecipes(name, bytes, options);
  if (!found.ok) return found;
  const [recipe, ...others] = found.value.recipes;
  return others.length > 0 ? fail('several-recipes') : textResult(recipe?.text ?? null);
}
