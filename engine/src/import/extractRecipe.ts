import { detectLanguage } from '../language/detectLanguage.ts';
import type { RecipeLanguage } from '../language/languagePack.ts';
import { isCooklang, readCooklang } from '../text/recipe/readCooklang.ts';
import type { RecipeParts } from '../text/recipe/recipeParts.ts';
import { stripMarkdown } from '../text/recipe/stripMarkdown.ts';
import { classedRecipes } from './classedRecipe.ts';
import type { ParseHtml } from './htmlPage.ts';
import { markedRecipes } from './markedRecipe.ts';
import { linesFromTitle, pageLines } from './pageText.ts';
import { parseData } from './parseData.ts';
import { restoreDecimalPoints } from './restoreDecimalPoints.ts';
import { findRecipe, findRecipes, schemaParts } from './schemaData.ts';

/** In characters; no single page is longer. */
const MAX_MARKUP_LENGTH = 5_000_000;

/** Labels a bare yield such as `6` or `12 muffins`, which would be read as an ingredient. */
const yieldLine = (yields: string, words: { yields: string }) =>
  /^\d/.test(yields) ? `${words.yields} ${yields}` : yields;

/** The languages that a recipe may be in; the first is the default. */
type Languages = readonly RecipeLanguage[];

/** English headings, which the readers of every language know. */
const SCHEMA_HEADINGS = { yields: 'Yield:', ingredients: 'Ingredients', steps: 'Instructions' };

/** The headings for the parts of a recipe, in its own language. */
const headingsFor = (text: string, languages: Languages) =>
  detectLanguage(text, languages)?.recipe.headings ?? SCHEMA_HEADINGS;

/** Formats a recipe as one text, with headings in its language. */
export function formatParts({ name, yields, ingredients, steps }: RecipeParts, languages: Languages): string {
  const words = headingsFor([...ingredients, ...steps].join('\n'), languages);
  return [
    [name, yieldLine(yields, words)],
    ingredients.length > 0 ? [words.ingredients, ...ingredients] : [],
    steps.length > 0 ? [words.steps, ...steps] : [],
  ]
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

const hasAmounts = ({ ingredients }: RecipeParts) => ingredients.some((line) => /[\d¼-¾⅐-⅞]/.test(line));

/** The ingredients of the recipe, or the page's as many with amounts where the data has none. */
function withAmounts(parts: RecipeParts, same: readonly RecipeParts[]): readonly string[] {
  if (hasAmounts(parts)) return parts.ingredients;
  const shown = same.find(
    (other) => hasAmounts(other) && other.ingredients.length >= parts.ingredients.length,
  );
  return (shown ?? parts).ingredients;
}

/**
 * Takes the parts that a page's data lacks from where else the page has the recipe. Another recipe, by its name, gives
 * nothing, nor does one without a name if the page has several recipes.
 */
function fillParts(parts: RecipeParts, all: readonly RecipeParts[]): RecipeParts {
  const nameOf = ({ name }: RecipeParts) => name.toLowerCase();
  const names = new Set(all.map(nameOf).filter(Boolean));
  const same = all.filter((other) => nameOf(other) === nameOf(parts) || names.size <= 1);
  const filled = <Part extends 'ingredients' | 'steps' | 'yields' | 'name'>(part: Part): RecipeParts[Part] =>
    [parts, ...same].find((other) => other[part].length > 0)?.[part] ?? parts[part];
  return {
    name: filled('name'),
    yields: filled('yields'),
    ingredients: withAmounts({ ...parts, ingredients: filled('ingredients') }, same),
    steps: filled('steps'),
  };
}

/**
 * Reads a web page or JSON: the recipe in its schema.org data, else the page's text; null for JSON without a recipe.
 */
function readMarkup(text: string, languages: Languages, parse: ParseHtml | null): string | null {
  const page = parse && text.trimStart().startsWith('<') ? parse(text) : null;
  const data = page
    ? [
        ...[...page.querySelectorAll('script[type*="ld+json" i]')].map((script) =>
          parseData(script.textContent ?? ''),
        ),
        ...markedRecipes(page),
        ...classedRecipes(page),
      ]
    : parseData(text);
  const recipe = findRecipe(data);
  if (!recipe) return page ? linesFromTitle(page).join('\n') : null;
  const all = findRecipes(data).map((found) => schemaParts(found, parse));
  const parts = fillParts(schemaParts(recipe, parse), all);
  const ingredients =
    page && parts.ingredients.length > 0
      ? restoreDecimalPoints(parts.ingredients, pageLines(page))
      : parts.ingredients;
  return formatParts({ ...parts, ingredients }, languages);
}

/**
 * Extracts the recipe from pasted text: from the schema.org data of a web page or JSON, from the text of other markup,
 * from Cooklang; anything else is returned unchanged. Without `parse`, pages are not read, and markup in data is
 * stripped by patterns.
 */
export function extractRecipe(text: string, languages: Languages, parse: ParseHtml | null): string {
  if (text.length > MAX_MARKUP_LENGTH) return text;
  if (/^[\s\uFEFF]*[<{[]/.test(text)) return readMarkup(text, languages, parse) ?? text;
  return isCooklang(text) ? formatParts(readCooklang(text, languages), languages) : text;
}

/**
 * Extracts the recipe from a file, by its extension; null if the file is data without a recipe.
 */
export function extractRecipeFromFile(
  { name, text }: { name: string; text: string },
  languages: Languages,
  parse: ParseHtml | null,
): string | null {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1];
  if (ending === 'cook') return formatParts(readCooklang(text, languages), languages);
  if (ending === 'md' || ending === 'markdown') {
    const { name: title, yields, text: plain } = stripMarkdown(text);
    const serves = yieldLine(yields, headingsFor(plain, languages));
    return [title, serves, plain].filter(Boolean).join('\n');
  }
  if (ending === 'json') return readMarkup(text, languages, parse);
  return extractRecipe(text, languages, parse);
}
