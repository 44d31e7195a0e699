import { partHeading, type RecipeParts } from '../text/recipe/recipeParts.ts';
import type { ParseHtml } from './htmlPage.ts';
import { plainLines } from './pageText.ts';

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
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return listOf(value).flatMap((item) => stepsOf(item, depth + 1));
  const fields = fieldsOf(value);
  if (!fields) return [];
  const { itemListElement, steps, item, text, name } = fields;
  const inside = itemListElement ?? steps;
  if (inside !== undefined) return [...textsOf(name).map(partHeading), ...stepsOf(inside, depth + 1)];
  return item === undefined ? textsOf(text ?? name) : stepsOf(item, depth + 1);
}

/** `Recipe`, `schema:Recipe`, `https://schema.org/Recipe`. */
const isRecipe = (type: string) => /(?:^|[:/#])Recipe$/.test(type);

/** All recipes in JSON-LD, wherever they are in it. */
export function findRecipes(value: unknown, depth = 0): Fields[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return listOf(value).flatMap((item) => findRecipes(item, depth + 1));
  const fields = fieldsOf(value);
  if (!fields) return [];
  if (textsOf(fields['@type'] ?? fields['type']).some(isRecipe)) return [fields];
  return ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'recipe'].flatMap((name) =>
    findRecipes(fields[name], depth + 1),
  );
}

/** The first recipe in the data with ingredients or steps, else the first one. */
export function findRecipe(data: unknown): Fields | null {
  const recipes = findRecipes(data);
  return recipes.find((recipe) => ingredientsOf(recipe) ?? instructionsOf(recipe)) ?? recipes[0] ?? null;
}

// Sites also use property names of older vocabularies.
const ingredientsOf = (recipe: Fields) =>
  recipe['recipeIngredient'] ?? recipe['ingredients'] ?? recipe['ingredient'];
const instructionsOf = (recipe: Fields) => recipe['recipeInstructions'] ?? recipe['instructions'];

/** Parses JSON, tolerating line breaks in strings, comment markers around it and a byte order mark; null if broken. */
export function parseData(json: string): unknown {
  const bare = json
    .trim()
    .replace(/^(?:\/\/\s{0,9})?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/)?\s{0,9}(?:-->|\]\]>)$/, '');
  for (const text of [bare, bare.replace(/\s+/g, ' ')]) {
    try {
      return JSON.parse(text);
    } catch {
      // The next form may work.
    }
  }
  return null;
}

/** A recipe of schema.org, as texts without markup. */
export function schemaParts(recipe: Fields, parse: ParseHtml | null): RecipeParts {
  const linesOf = (text: string) => plainLines(text, parse);
  const firstLine = (value: unknown) => textsOf(value).flatMap(linesOf)[0] ?? '';
  const ingredients = ingredientsOf(recipe);
  return {
    name: firstLine(recipe['name'] ?? recipe['headline']),
    yields: firstLine(recipe['recipeYield'] ?? recipe['yield']),
    // In a list, line breaks come from the site's template.
    ingredients: Array.isArray(ingredients)
      ? textsOf(ingredients)
          .map((text) => linesOf(text).join(' '))
          .filter(Boolean)
      : textsOf(ingredients).flatMap(linesOf),
    steps: stepsOf(instructionsOf(recipe)).flatMap(linesOf),
  };
}
