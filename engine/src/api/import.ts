import { decodeText, type FileError } from '../import/decodeText.ts';
import { extractRecipe, extractRecipeFromFile } from '../import/extractRecipe.ts';
import type { ParseHtml } from '../import/htmlPage.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { fail, ok, type Result } from '../result.ts';

export type { FileError } from '../import/decodeText.ts';
export type { HtmlElement, HtmlPage, ParseHtml } from '../import/htmlPage.ts';

/** Options of an import. The engine has no HTML parser, so the caller passes one. */
export interface ImportOptions {
  /**
   * The languages that a recipe may be in. Section headings are written in the recipe's language, or in the first. By
   * default they are English words that `readRecipe` knows in every language.
   */
  languages?: readonly LanguagePack[];
  /** In a browser: `(html) => new DOMParser().parseFromString(html, 'text/html')`. */
  parseHtml: ParseHtml;
}

/** In characters; no single page is longer. */
const MAX_PAGE_LENGTH = 5_000_000;

/** A recipe's text, for `readRecipe`. */
const textResult = (text: string | null): Result<string, 'no-recipe'> =>
  text?.trim() ? ok(text.trim()) : fail('no-recipe');

/**
 * Extracts the recipe of a web page as text for `readRecipe`: from its schema.org data (JSON-LD, microdata, RDFa), the
 * classes of microformats and recipe plugins, else
 * the page's text. The page's scripts do not run unless `parseHtml` runs them.
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

const isPage = (text: string) => /^[\s\uFEFF]*</.test(text);

/**
 * Extracts the recipe of a file as text for `readRecipe`, by its extension: `.txt`, Cooklang (`.cook`), Markdown
 * (`.md`), schema.org data (`.json`), web pages (`.html`); without one, the format is detected. Bytes may be
 * UTF-8, UTF-16 or Windows-1252. Only web pages need `parseHtml`; without it, markup in data is stripped by patterns.
 *
 * Errors: 'too-large' above 5,000,000 bytes; 'not-text' for documents and pictures; 'unreadable' for a blank file;
 * 'no-recipe' for data without a recipe; 'no-parser' for a web page without `parseHtml`.
 */
export async function importFile(
  name: string,
  bytes: Uint8Array,
  { languages = [], parseHtml }: Partial<ImportOptions> = {},
): Promise<Result<string, FileError | 'no-recipe' | 'no-parser'>> {
  const read = decodeText(bytes);
  if (!read.ok) return fail(read.code);
  const isPlain = /\.(?:cook|md|markdown|json)$/i.test(name);
  if (!parseHtml && !isPlain && isPage(read.value)) return fail('no-parser');
  return textResult(extractRecipeFromFile({ name, text: read.value }, languages, parseHtml ?? null));
}
