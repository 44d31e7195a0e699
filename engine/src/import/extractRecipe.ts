import { isCooklang, readCooklang } from '../text/recipe/readCooklang.ts';
import type { RecipeParts } from '../text/recipe/recipeParts.ts';
import { stripMarkdown } from '../text/recipe/stripMarkdown.ts';
import { classedRecipes } from './classedRecipe.ts';
import { atAmounts, fillParts, haveOtherAmounts, isListed } from './fillParts.ts';
import { formatParts, headingsFor, type Languages, timeLines, yieldLine } from './formatParts.ts';
import type { HtmlPage, ParseHtml } from './htmlPage.ts';
import { markedRecipes } from './markedRecipe.ts';
import { pageBlocks } from './pageBlocks.ts';
import { barePageRecipe, pageRecipe } from './pageRecipe.ts';
import { linesFromTitle, titleOf } from './pageText.ts';
import { parseData } from './parseData.ts';
import { restoreDecimalPoints } from './restoreDecimalPoints.ts';
import { findRecipes, firstRecipe, schemaParts } from './schemaData.ts';
import { asShown, shownBlocks, withGroups, withoutCounts } from './shownLines.ts';
import { writeTableUnits } from './tableUnits.ts';

/** In characters; no single page is longer. */
const MAX_MARKUP_LENGTH = 5_000_000;

/** The recipes in a page by each way of marking them, as data of schema.org. */
function markedIn(page: HtmlPage): readonly unknown[] {
  const scripts = [...page.querySelectorAll('script[type*="ld+json" i]')];
  return [
    scripts.map((script) => parseData(script.textContent ?? '')),
    markedRecipes(page),
    classedRecipes(page),
  ];
}

/** What a page shows beside its data: its title, its lines, and the recipe under its headings, which takes longer. */
function shownOn(page: HtmlPage, languages: Languages) {
  const title = titleOf(page);
  writeTableUnits(page, languages);
  const blocks = pageBlocks(page);
  return {
    title,
    lines: blocks.map(({ text }) => text),
    parts: shownBlocks(blocks),
    recipe: () => pageRecipe(blocks, languages),
    bareRecipe: () => barePageRecipe(blocks, languages),
  };
}

const isWhole = ({ yields, ingredients, steps }: RecipeParts) =>
  yields !== '' && steps.length > 0 && isListed(ingredients);

/** The recipe of data, with what it lacks from the page. */
function completed(
  data: RecipeParts,
  marked: readonly (readonly RecipeParts[])[],
  shown: ReturnType<typeof shownOn>,
): RecipeParts {
  const found = fillParts(data, marked);
  const below = isWhole(found)
    ? null
    : (shown.recipe() ?? (isListed(found.ingredients) && found.steps.length > 0 ? null : shown.bareRecipe()));
  const filled = below ? fillParts(found, [...marked, [{ ...below, name: '' }]]) : found;
  // The amounts of data may be of another yield than the page's
  const parts =
    below && found.yields === '' && haveOtherAmounts(below.ingredients, filled.ingredients)
      ? { ...filled, ingredients: below.ingredients }
      : filled;
  return {
    ...parts,
    name: parts.name || shown.title,
    ingredients: withGroups(
      restoreDecimalPoints(atAmounts(asShown(parts.ingredients, shown.parts, false)), shown.lines),
      shown.parts,
      false,
    ),
    steps: withGroups(asShown(parts.steps, shown.parts, true), withoutCounts(shown.parts), true),
  };
}

/** Reads JSON: the recipe in its schema.org data, null if there is none. */
function readJson(text: string, languages: Languages, parse: ParseHtml | null): string | null {
  const found = findRecipes(parseData(text));
  const recipe = firstRecipe(found);
  const others = found.map((other) => schemaParts(other, parse));
  return recipe && formatParts(fillParts(schemaParts(recipe, parse), [others]), languages);
}

/** Reads a web page: the recipe in its schema.org data, else that under its headings, else its text. */
function readPage(text: string, languages: Languages, parse: ParseHtml): string {
  const page = parse(text);
  const found = markedIn(page).map((part) => findRecipes(part));
  const recipe = firstRecipe(found.flat());
  const shown = shownOn(page, languages);
  const marked = found.map((recipes) => recipes.map((other) => schemaParts(other, parse)));
  const parts = recipe && completed(schemaParts(recipe, parse), marked, shown);
  if (parts && parts.ingredients.length + parts.steps.length > 0) return formatParts(parts, languages);
  const below = parts ? null : shown.bareRecipe();
  if (below) return formatParts({ ...below, name: shown.title || below.name }, languages);
  return linesFromTitle({ ...shown, title: parts?.name || shown.title }).join('\n');
}

const readMarkup = (text: string, languages: Languages, parse: ParseHtml | null) =>
  parse && text.trimStart().startsWith('<')
    ? readPage(text, languages, parse)
    : readJson(text, languages, parse);

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
    const { name: title, yields, times, text: plain } = stripMarkdown(text, languages);
    const words = headingsFor(plain, languages);
    return [title, yieldLine(yields, words), ...timeLines(times, words), plain].filter(Boolean).join('\n');
  }
  if (ending === 'json') return readMarkup(text, languages, parse);
  return extractRecipe(text, languages, parse);
}
