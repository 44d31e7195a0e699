import { durationText } from '../../text/recipe/durationText.ts';
import { partHeading } from '../../text/recipe/recipeParts.ts';
import { linesOf } from './fields.ts';
import { parseCsv } from './parseCsv.ts';
import { hasContent, type StoredRecipe } from './storedRecipe.ts';

/** The first row of a table of recipes, in any order of its columns. */
const HEAD =
  /^\uFEFF?(?=[^\n]*\b(?:title|name)\b)(?=[^\n]*\bingredients\b)[^\n]*\b(?:directions|instructions)\b/i;

export const isRecipeTable = (text: string) =>
  HEAD.test(text.slice(0, 4000)) && /[,;]/.test(text.split('\n', 1)[0] ?? '');

/** Plan to Eat writes `, Heading` above a part, and `itm` for things that are counted. */
const ingredientLine = (line: string) =>
  line.startsWith(', ') ? partHeading(line.slice(2)) : line.replace(/^([\d\s/.]+)itm\.?\s+/, '$1');

function recipeOf(row: ReadonlyMap<string, string>): StoredRecipe {
  const field = (...names: readonly string[]) =>
    names.map((name) => row.get(name)?.trim()).find(Boolean) ?? '';
  return {
    name: field('title', 'name'),
    yields: field('servings', 'yield', 'quantity'),
    times: {
      prep: durationText(field('prep time', 'preparationtime')),
      cook: durationText(field('cook time', 'cookingtime')),
      total: durationText(field('total time', 'totaltime')),
    },
    ingredients: linesOf(field('ingredients')).map(ingredientLine),
    steps: linesOf(field('directions', 'instructions')),
    notes: linesOf(field('notes')),
  };
}

/**
 * The recipes of a table: Plan to Eat (`Title`, `Servings`, `Ingredients`, `Directions`) and My Recipe Box (`title`,
 * `quantity`, `ingredients`, `instructions`, `notes`), columns as in the files that Mealie's importers of both read. At
 * most `limit`; null for a broken table.
 */
export const csvRecipes = (text: string, limit: number): StoredRecipe[] | null =>
  parseCsv(text.replace(/^\uFEFF/, ''), limit)
    ?.map(recipeOf)
    .filter(hasContent) ?? null;
