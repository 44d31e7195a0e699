import type { RecipeLanguage } from '../../language/languagePack.ts';
import { fail, ok, type Result } from '../../result.ts';
import { extractRecipeFromFile } from '../extractRecipe.ts';
import type { ParseHtml } from '../htmlPage.ts';
import { parseData } from '../parseData.ts';
import { csvRecipes, isRecipeTable } from './csvRecipes.ts';
import { fieldsOf, listOf } from './fields.ts';
import { frontMatterRecipe } from './frontMatterRecipe.ts';
import { htmlRecipes } from './htmlRecipes.ts';
import { jsonRecipes } from './jsonRecipes.ts';
import { isMhtml, pageInMhtml } from './mhtml.ts';
import { recipeText } from './recipeText.ts';
import { isSageText, sageRecipes } from './sageText.ts';
import type { StoredRecipe } from './storedRecipe.ts';

/** A recipe of a file: its title, '' if it has none, and its text for `readRecipe`. */
export interface FileRecipe {
  title: string;
  text: string;
}

export type TextError = 'too-large' | 'damaged' | 'no-recipe' | 'no-parser';

interface TextTools {
  languages: readonly RecipeLanguage[];
  parseHtml: ParseHtml | null;
  /** The longest text that can be a single recipe, in characters. */
  limit: number;
}

/** More rows than the number of recipes that is accepted, so that too many are noticed. */
const MAX_ROWS = 2001;

const isJson = (text: string) => /^[\s\uFEFF]*[{[]/.test(text);
const isMarkup = (text: string) => /^[\s\uFEFF]*</.test(text);

/** Recipes kept as plain texts, in the files of this site: `{ recipes: [{ title, text }] }`. */
function plainTexts(data: unknown): readonly FileRecipe[] {
  return listOf(fieldsOf(data)['recipes']).flatMap((entry) => {
    const { title, text: own } = fieldsOf(entry);
    return typeof title === 'string' && typeof own === 'string' && own.trim() !== ''
      ? [{ title, text: own }]
      : [];
  });
}

/** Endings of files in JSON, which are damaged if they are not. */
const JSON_ENDING = /\.(?:json|paprikarecipe|melarecipe|crumb)$/i;
const PLAIN_ENDING = /\.(?:cook|md|markdown)$/i;

/** A file with one recipe, in any format that the reader takes as pasted text. */
function singleRecipe(
  file: { name: string; text: string },
  { languages, parseHtml, limit }: TextTools,
): Result<readonly FileRecipe[], TextError> {
  if (file.text.length > limit) return fail('too-large');
  const text = extractRecipeFromFile(file, languages, parseHtml)?.trim();
  return text ? ok([{ title: (text.split('\n', 1)[0] ?? '').replace(/^# /, ''), text }]) : fail('no-recipe');
}

/** The recipes of a format that may hold several, `data` if it is JSON; null for any other text. */
function storedRecipes(
  { name, text }: { name: string; text: string },
  data: unknown,
  { languages, parseHtml }: TextTools,
): Result<readonly StoredRecipe[], TextError> | null {
  if (PLAIN_ENDING.test(name)) {
    const recipe = /\.cook$/i.test(name) ? null : frontMatterRecipe(text, languages);
    return recipe && ok([recipe]);
  }
  if (data !== null) return ok(jsonRecipes(data, parseHtml));
  if (JSON_ENDING.test(name)) return fail('damaged');
  if (isMarkup(text) && parseHtml) {
    const recipes = htmlRecipes(text, parseHtml);
    return recipes.length > 0 ? ok(recipes) : null;
  }
  if (isSageText(text)) return ok(sageRecipes(text));
  if (!isRecipeTable(text)) return null;
  const rows = csvRecipes(text, MAX_ROWS);
  return rows ? ok(rows) : fail('damaged');
}

/** The recipes in a text, found by what it holds; the name of its file counts for Cooklang, Markdown and JSON. */
export function recipesInText(
  file: { name: string; text: string },
  tools: TextTools,
): Result<readonly FileRecipe[], TextError> {
  const { languages, parseHtml } = tools;
  if (isMhtml(file.text)) {
    const page = pageInMhtml(file.text);
    return page === null ? fail('damaged') : recipesInText({ name: '', text: page }, tools);
  }
  if (isMarkup(file.text) && !parseHtml && !PLAIN_ENDING.test(file.name)) return fail('no-parser');
  const data = isJson(file.text) ? parseData(file.text) : null;
  const plain = plainTexts(data);
  if (plain.length > 0) return ok(plain);
  const stored = storedRecipes(file, data, tools);
  if (!stored) return singleRecipe(file, tools);
  if (!stored.ok) return stored;
  if (stored.value.length === 0) return fail('no-recipe');
  return ok(stored.value.map((recipe) => ({ title: recipe.name, text: recipeText(recipe, languages) })));
}
