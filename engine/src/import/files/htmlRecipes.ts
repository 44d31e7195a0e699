import { durationText } from '../../text/recipe/durationText.ts';
import { partHeading } from '../../text/recipe/recipeParts.ts';
import type { HtmlElement, HtmlPage, ParseHtml } from '../htmlPage.ts';
import { markupOf, plainLines } from '../pageText.ts';
import { linesOf } from './fields.ts';
import { hasContent, type StoredRecipe } from './storedRecipe.ts';

const all = (element: HtmlElement | HtmlPage, selectors: string) => [...element.querySelectorAll(selectors)];

const wordsAt = (element: HtmlElement, selectors: string) =>
  (all(element, selectors)[0]?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A time as its machine-readable attribute gives it, which Recipe Keeper writes, or in words. */
const timeAt = (element: HtmlElement, selectors: string) =>
  durationText(all(element, selectors)[0]?.getAttribute('content') ?? '') ||
  durationText(wordsAt(element, selectors));

const linesAt = (element: HtmlElement, selectors: string, parse: ParseHtml) =>
  all(element, selectors).flatMap((found) => plainLines(markupOf(found), parse));

const BULLET = /^[•●‣▪·*]\s*/;

/** Lines of a list in which some have a bullet: those without are headings. */
function bulleted(lines: readonly string[]): string[] {
  const isMixed = lines.some((line) => BULLET.test(line)) && lines.some((line) => !BULLET.test(line));
  return lines.map((line) => (isMixed && !BULLET.test(line) ? partHeading(line) : line.replace(BULLET, '')));
}

/**
 * A block `.recipe-details` of `recipes.html` in Recipe Keeper's zip: `itemprop` names its parts, which hold a paragraph
 * for each line (as its importers in Mealie and RecipeSage read it).
 */
const recipeKeeper = (block: HtmlElement, parse: ParseHtml): StoredRecipe => ({
  name: wordsAt(block, '[itemprop="name"]'),
  yields: wordsAt(block, '[itemprop="recipeYield"]'),
  times: { prep: timeAt(block, '[itemprop="prepTime"]'), cook: timeAt(block, '[itemprop="cookTime"]') },
  ingredients: bulleted(linesAt(block, '[itemprop="recipeIngredients"]', parse)),
  steps: linesAt(block, '[itemprop="recipeDirections"]', parse),
  notes: linesAt(block, '[itemprop="recipeNotes"]', parse),
});

/** The items of a list; a class that ends with `_subheader` marks a heading. */
const itemsAt = (block: HtmlElement, id: string, parse: ParseHtml) =>
  all(block, `[id="${id}"] li`).flatMap((item) =>
    plainLines(markupOf(item), parse).map((line) =>
      /_subheader/.test(item.getAttribute('class') ?? '') ? partHeading(line) : line,
    ),
  );

/**
 * A block `div.recipe` of `recipes.html` in CopyMeThat's zip: parts by `id`, which repeat from recipe to recipe (as its
 * importer in Mealie reads it).
 */
const copyMeThat = (block: HtmlElement, parse: ParseHtml): StoredRecipe => ({
  name: wordsAt(block, '[id="name"]'),
  yields: wordsAt(block, '[id="recipeYield"]'),
  times: {},
  ingredients: itemsAt(block, 'recipeIngredients', parse),
  steps: itemsAt(block, 'recipeInstructions', parse),
  notes: linesAt(block, '[id="recipeNotes"] li, [id="recipeNotes"] .recipeNote', parse).flatMap(linesOf),
});

/** The recipes of a page that a recipe manager wrote; empty for any other page. */
export function htmlRecipes(html: string, parse: ParseHtml): StoredRecipe[] {
  if (/itemprop\s?=\s?["']?recipeDirections/.test(html))
    return all(parse(html), '.recipe-details')
      .map((block) => recipeKeeper(block, parse))
      .filter(hasContent);
  if (/id\s?=\s?["']?recipeIngredients/.test(html))
    return all(parse(html), 'div.recipe')
      .map((block) => copyMeThat(block, parse))
      .filter(hasContent);
  return [];
}
