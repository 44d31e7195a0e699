import { partHeading, type RecipeParts } from '../text/recipe/recipeParts.ts';
import type { ParseHtml } from './htmlPage.ts';
import { plainLines } from './pageText.ts';
import { parseData } from './parseData.ts';

const MAX_DEPTH = 6;
const MAX_ENTRIES = 2000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [value];

/** The texts of a value, including a number with its unit, and the text or name of an object. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return listOf(value).flatMap((item) => textsOf(item, depth + 1));
  const fields = fieldsOf(value);
  if (!fields) return [];
  const { text, name, value: number, unitText, item, itemListElement } = fields;
  const inside = itemListElement ?? item;
  if (inside !== undefined) return textsOf(inside, depth + 1);
  if (text !== undefined) return textsOf(text, depth + 1);
  const words = [number, unitText, name].flatMap((part) => textsOf(part, depth + 1));
  return words.length > 0 ? [words.join(' ')] : [];
}

/** The steps of `recipeInstructions`: texts, steps, sections of them, and lists of any of these. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') {
    // Some sites put the JSON of the steps into a string.
    const inside = /^\s*[[{]\s*["{[]/.test(value) ? parseData(value) : null;
    return inside === null ? [value] : stepsOf(inside, depth + 1);
  }
  if (Array.isArray(value)) return listOf(value).flatMap((item) => stepsOf(item, depth + 1));
  const fields = fieldsOf(value);
  if (!fields) return [];
  const { itemListElement, steps, item, text, name } = fields;
  const inside = itemListElement ?? steps;
  if (inside !== undefined) return [...textsOf(name).map(partHeading), ...stepsOf(inside, depth + 1)];
  return item === undefined ? textsOf(text ?? name) : stepsOf(item, depth + 1);
}

/** `Recipe`, `schema:Recipe`, `https://schema.org/Recipe`. */
const isRecipe = (type: string) => /(?:^|[:/#])Recipe$/i.test(type.trim());

/** All recipes in JSON-LD, wherever they are in it. */
export function findRecipes(value: unknown, depth = 0): Fields[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return listOf(value).flatMap((item) => findRecipes(item, depth + 1));
  const fields = fieldsOf(value);
  if (!fields) return [];
  if (textsOf(fields['@type'] ?? fields['type']).some(isRecipe)) return [fields];
  const graph = fieldsOf(fields['@graph']);
  // Some sites number the nodes of the graph instead of listing them.
  if (graph && graph['@type'] === undefined) return findRecipes(Object.values(graph), depth + 1);
  return ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'recipe'].flatMap((name) =>
    findRecipes(fields[name], depth + 1),
  );
}

const hasAny = (value: unknown) => listOf(value).some((item) => item !== '');

/** The first recipe in the data with ingredients or steps, else the first one. */
export function findRecipe(data: unknown): Fields | null {
  const recipes = findRecipes(data);
  return (
    recipes.find((recipe) => hasAny(ingredientsOf(recipe)) || hasAny(instructionsOf(recipe))) ??
    recipes[0] ??
    null
  );
}

// Sites also use property names of older vocabularies.
const ingredientsOf = (recipe: Fields) =>
  recipe['recipeIngredient'] ?? recipe['ingredients'] ?? recipe['ingredient'];
const instructionsOf = (recipe: Fields) => recipe['recipeInstructions'] ?? recipe['instructions'];

/** Sites mark a whole list as one ingredient, or put several into one by line breaks. */
const ITEM_BREAK = /<(?:li|tr|br)\b[^<>]{0,500}>/i;

/** Recipe plugins put parentheses around a note that may have its own. */
const withoutDoubleParentheses = (line: string) => line.replace(/\(\(([^()]*)\)\)/g, '($1)');

/** A recipe of schema.org, as texts without markup. */
export function schemaParts(recipe: Fields, parse: ParseHtml | null): RecipeParts {
  const linesOf = (text: string) => plainLines(text, parse);
  const firstLine = (value: unknown) => textsOf(value).flatMap(linesOf)[0] ?? '';
  const ingredients = ingredientsOf(recipe);
  return {
    name: firstLine(recipe['name'] ?? recipe['headline']),
    yields: firstLine(recipe['recipeYield'] ?? recipe['yield']),
    // In a list, line breaks come from the site's template.
    ingredients: (Array.isArray(ingredients)
      ? textsOf(ingredients)
          .flatMap((text) => text.split(ITEM_BREAK))
          .map((text) => linesOf(text).join(' '))
          .filter(Boolean)
      : textsOf(ingredients).flatMap(linesOf)
    ).map(withoutDoubleParentheses),
    steps: stepsOf(instructionsOf(recipe)).flatMap(linesOf),
  };
}
