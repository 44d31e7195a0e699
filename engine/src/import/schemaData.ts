import { durationText } from '../text/recipe/durationText.ts';
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

/** The first recipe with ingredients or steps, else the first one. */
export function firstRecipe(recipes: readonly Fields[]): Fields | null {
  const isFull = (recipe: Fields) => [...INGREDIENTS, ...STEPS].some((name) => hasAny(recipe[name]));
  return recipes.find(isFull) ?? recipes[0] ?? null;
}

/** The properties of today, and those of older vocabularies, which some sites write beside them. */
const INGREDIENTS = ['recipeIngredient', 'ingredients', 'ingredient', 'recipeIngredients'] as const;
const STEPS = ['recipeInstructions', 'instructions'] as const;

/** Sites mark a whole list as one ingredient, or put several into one by line breaks. */
const ITEM_BREAK = /<(?:li|tr|br)\b[^<>]{0,500}>/i;

/** The lines of one item: one ingredient whose line breaks come from the template, or one each if all have an amount. */
const ownLines = (lines: readonly string[]) =>
  lines.every((line) => /^[\d¼-¾⅐-⅞].*\p{L}/u.test(line)) ? lines : [lines.join(' ')].filter(Boolean);

/** Recipe plugins put parentheses around a note that may have its own. */
const withoutDoubleParentheses = (line: string) => line.replace(/\(\(([^()]*)\)\)/g, '($1)');

const wordsOf = (line: string) =>
  line
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The longest of some lists, with the lines that only another one has; lists as long as it say the same otherwise. */
function withOtherLines(lists: readonly (readonly string[])[]): readonly string[] {
  const [longest = [], ...others] = lists.toSorted((one, other) => other.length - one.length);
  const known = longest.map(wordsOf);
  const isKnown = (line: string) => known.some((words) => words.includes(wordsOf(line)));
  return [
    ...longest,
    ...others
      .filter((list) => list.length < longest.length && list.some(isKnown))
      .flatMap((list) => list.filter((line) => !isKnown(line))),
  ];
}

/** A numbered list that lost its line breaks: `1. Mix. 2. Bake.` */
function atNumbers(line: string): readonly string[] {
  const numbers = [...line.matchAll(/(?<=^|\s)(\d{1,2})[.)]\s+(?=\p{Lu})/gu)];
  const isCounted = numbers.length > 1 && numbers[0]?.index === 0;
  if (!isCounted || numbers.some(([, number], at) => Number(number) !== at + 1)) return [line];
  return numbers.map(({ index }, at) => line.slice(index, numbers[at + 1]?.index).trim());
}

/** The text of several that says most of how much a recipe makes: `8 - 10 slices` beside `8`, but not `8 1/2 cups`. */
const fullYield = ([first = '', ...others]: readonly string[]) =>
  others.find((text) => text.startsWith(first) && /^ ?[^ \p{N}.,/]/u.test(text.slice(first.length))) ?? first;

/** A recipe of schema.org, as texts without markup. */
export function schemaParts(recipe: Fields, parse: ParseHtml | null): RecipeParts {
  const linesOf = (text: string) => plainLines(text, parse);
  const firstLine = (value: unknown) => textsOf(value).flatMap(linesOf)[0] ?? '';
  const time = (property: string) => durationText(firstLine(recipe[property]));
  const ingredientLines = (value: unknown) =>
    Array.isArray(value)
      ? textsOf(value)
          .flatMap((text) => text.split(ITEM_BREAK))
          .flatMap((text) => ownLines(linesOf(text)))
      : textsOf(value).flatMap(linesOf);
  return {
    name: firstLine(recipe['name'] ?? recipe['headline']),
    yields: fullYield(textsOf(recipe['recipeYield'] ?? recipe['yield']).flatMap(linesOf)),
    times: { prep: time('prepTime'), cook: time('cookTime'), total: time('totalTime') },
    ingredients: withOtherLines(INGREDIENTS.map((name) => ingredientLines(recipe[name]))).map(
      withoutDoubleParentheses,
    ),
    steps: withOtherLines(STEPS.map((name) => stepsOf(recipe[name]).flatMap(linesOf).flatMap(atNumbers))),
  };
}
