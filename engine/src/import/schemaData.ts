import { durationText } from '../text/recipe/durationText.ts';
import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { partHeading, type RecipeParts } from '../text/recipe/recipeParts.ts';
import { lettersOf } from './fillParts.ts';
import type { ParseHtml } from './htmlPage.ts';
import { isCount } from './pageSections.ts';
import { plainLines } from './pageText.ts';
import { parseData } from './parseData.ts';

const MAX_DEPTH = 6;
const MAX_ENTRIES = 2000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** The entries of a list, which some sites number instead; null if it is none. */
function entriesOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES);
  const fields = Object.entries(fieldsOf(value) ?? {});
  const isNumbered = fields.length > 0 && fields.every(([name]) => /^\d+$/.test(name));
  return isNumbered ? fields.slice(0, MAX_ENTRIES).map(([, entry]) => entry) : null;
}

/** The texts of a value, including a number with its unit, and the text or name of an object. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (depth > MAX_DEPTH) return [];
  const entries = entriesOf(value);
  if (entries) return entries.flatMap((item) => textsOf(item, depth + 1));
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
  const entries = entriesOf(value);
  if (entries) return entries.flatMap((item) => stepsOf(item, depth + 1));
  const fields = fieldsOf(value);
  if (!fields) return [];
  const { itemListElement, steps, item, text, name, description } = fields;
  const inside = itemListElement ?? fields['ItemListElement'] ?? steps ?? item;
  const names = textsOf(name);
  const heads = names.filter((words) => !isCount(words)).map(partHeading);
  if (inside !== undefined) return [...heads, ...stepsOf(inside, depth + 1)];
  const told = [text, description].find(hasAny);
  return told === undefined ? names : [...heads, ...textsOf(told)];
}

/** `Recipe`, `schema:Recipe`, `https://schema.org/Recipe`. */
const isRecipe = (type: string) => /(?:^|[:/#])Recipe$/i.test(type.trim());

/** All recipes in JSON-LD, wherever they are in it. */
export function findRecipes(value: unknown, depth = 0): Fields[] {
  if (depth > MAX_DEPTH) return [];
  const fields = fieldsOf(value);
  if (fields && textsOf(fields['@type'] ?? fields['type']).some(isRecipe)) return [fields];
  const inside = entriesOf(value) ?? Object.values(fields ?? {});
  return inside.flatMap((item) => findRecipes(item, depth + 1));
}

const hasAny = (value: unknown) => textsOf(value).join('') !== '';

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
  lines.every((line) => startsWithAmount(line) && /\p{L}/u.test(line))
    ? lines
    : [lines.join(' ')].filter(Boolean);

/**
 * A line without the parentheses that recipe plugins put around a note with its own, and without what scripts write for a
 * missing unit: `3 undefined onions`.
 */
const withoutFaults = (line: string) =>
  line.replace(/\(\(([^()]*)\)\)/g, '($1)').replace(/\b(?:undefined|null|NaN)\b ?/g, '');

/** The longest of some lists, with the lines that only another one has; lists as long as it say the same otherwise. */
function withOtherLines(lists: readonly (readonly string[])[]): readonly string[] {
  const [longest = [], ...others] = lists.toSorted((one, other) => other.length - one.length);
  const known = longest.map(lettersOf);
  const isKnown = (line: string) => known.some((text) => text.includes(lettersOf(line)));
  return [
    ...longest,
    ...others
      .filter((list) => list.length < longest.length && list.some(isKnown))
      .flatMap((list) => list.filter((line) => !isKnown(line))),
  ];
}

/** Markup that a page breaks by quotes leaves only signs: `[{`; sites have numbers of steps, or an address, as steps. */
const isText = (line: string) => /\p{L}/u.test(line) && !/^https?:\S+$/.test(line);

/** Whether a line of steps is no title that the next one starts with, where it is cut off. */
const isMore = (line: string, at: number, lines: readonly string[]) =>
  !(line.endsWith(':') && lettersOf(lines[at + 1] ?? '').startsWith(lettersOf(line)));

/** A numbered list that lost its line breaks: `1. Mix. 2. Bake.` */
function atNumbers(line: string): readonly string[] {
  const numbers = [...line.matchAll(/(?<=^|[\s.!?])(\d{1,2})[.)]\s*(?=\p{Lu})/gu)];
  const isCounted = numbers.length > 1 && numbers[0]?.index === 0;
  if (!isCounted || numbers.some(([, number], at) => Number(number) !== at + 1)) return [line];
  return numbers.map(({ 0: sign, index }, at) =>
    line.slice(index + sign.length, numbers[at + 1]?.index).trim(),
  );
}

/** `２人分` with the digits that are read. */
const narrowDigits = (text: string) => text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));

/**
 * The text of several that says most of how much a recipe makes: `8 - 10 slices` beside `8`, but not `8 1/2 cups`. Sites
 * that do not know it say that it makes nothing, or mark the label alone.
 */
function fullYield(texts: readonly string[]): string {
  const [first = '', ...others] = texts.filter((text) => !/^$|^\P{N}+:$|^0(?!\p{N}|[.,/]\p{N})/u.test(text));
  const isFuller = (text: string) => /^ ?[^ \p{N}.,/]/u.test(text.slice(first.length));
  return others.find((text) => text.startsWith(first) && isFuller(text)) ?? first;
}

/** Steps once, where the data of a page has all of them twice, to print them again; one may have to be done twice. */
function withoutSecond(steps: readonly string[]): readonly string[] {
  const half = steps.slice(steps.length / 2);
  return new Set(half).size > 1 && steps.join() === [...half, ...half].join() ? half : steps;
}

/** A recipe of schema.org, as texts without markup. */
export function schemaParts(recipe: Fields, parse: ParseHtml | null): RecipeParts {
  const linesOf = (text: string) => plainLines(text, parse);
  const asLines = (value: unknown) => textsOf(value).map((text) => linesOf(text).join(' '));
  const first = (value: unknown) => asLines(value).find((line) => line !== '') ?? '';
  const time = (property: string) => durationText(first(recipe[property]));
  const ingredientLines = (value: unknown) =>
    entriesOf(value)
      ? textsOf(value)
          .flatMap((text) => text.split(ITEM_BREAK))
          .flatMap((text) => ownLines(linesOf(text)))
          .filter(isText)
      : textsOf(value).flatMap(linesOf);
  const ingredients = withOtherLines(INGREDIENTS.map((name) => ingredientLines(recipe[name]))).map(
    withoutFaults,
  );
  const steps = withOtherLines(
    STEPS.map((name) =>
      stepsOf(recipe[name]).flatMap(linesOf).filter(isText).flatMap(atNumbers).filter(isMore),
    ),
  );
  const once = withoutSecond(steps);
  return {
    name: first(recipe['name'] ?? recipe['headline']),
    yields: fullYield(asLines(recipe['recipeYield'] ?? recipe['yield']).map(narrowDigits)),
    times: { prep: time('prepTime'), cook: time('cookTime'), total: time('totalTime') },
    ingredients,
    // Sites mark the list of ingredients as the steps, too
    steps: once.length > 1 && once.every((step) => ingredients.includes(step)) ? [] : once,
  };
}
