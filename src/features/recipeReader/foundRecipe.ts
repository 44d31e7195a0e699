import { findLanguage } from '#domain/recipeText/findLanguage.ts';
import type { Language } from '#i18n/languages.ts';
import { RECIPE_HEADINGS } from './recipeHeadings.ts';

/** What a web page or a recipe file says of a recipe (schema.org/Recipe), as far as we read it. */
interface Found {
  name: string;
  yields: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

const MOST_DEPTH = 6;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
};

/** The steps of `recipeInstructions`: texts, steps, or sections of them. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > MOST_DEPTH) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => stepsOf(one, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const { itemListElement, text, name } = value as Record<string, unknown>;
  if (itemListElement !== undefined) {
    // The name of a section; with a colon it is read as a heading.
    const names = textsOf(name).map((one) => one.trim().replace(/:?$/, ':'));
    return [...names, ...stepsOf(itemListElement, depth + 1)];
  }
  return textsOf(text ?? name);
}

/** The first recipe in JSON-LD, wherever it stands in it. */
function recipeIn(value: unknown, depth = 0): Record<string, unknown> | null {
  if (depth > MOST_DEPTH || typeof value !== 'object' || value === null) return null;
  const object = value as Record<string, unknown>;
  if (textsOf(object['@type']).includes('Recipe')) return object;
  const inside = Array.isArray(value)
    ? value
    : [object['@graph'], object['mainEntity'], object['mainEntityOfPage']];
  for (const one of inside) {
    const found = recipeIn(one, depth + 1);
    if (found) return found;
  }
  return null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, tr, div, br, dt, dd, section, article';
const UNREAD = 'script, style, noscript, nav, header, footer';

/** Stands where a block of a page starts or ends; line breaks in its source are spaces. */
const EDGE = '\f';

const split = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** A page's text with an edge around each of its blocks. Its scripts never run. */
function textOfPage(page: Document): string {
  for (const element of page.querySelectorAll(UNREAD)) element.remove();
  for (const element of page.querySelectorAll('td, th')) element.after(' ');
  for (const element of page.querySelectorAll(BLOCKS)) {
    element.before(EDGE);
    element.after(EDGE);
  }
  return page.body.textContent ?? '';
}

const pageOf = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');

/** The lines of a text, without the markup that some sites leave in their data. */
const plain = (text: string) => split(/[<&]/.test(text) ? textOfPage(pageOf(text)) : text, /[\f\n]/);

function read(recipe: Record<string, unknown>): Found {
  const one = (value: unknown) => textsOf(value).flatMap(plain)[0] ?? '';
  const ingredients = recipe['recipeIngredient'] ?? recipe['ingredients'];
  return {
    name: one(recipe['name']),
    yields: one(recipe['recipeYield']),
    // In a list, line breaks are those of the site's template.
    ingredients: Array.isArray(ingredients)
      ? textsOf(ingredients)
          .map((text) => plain(text).join(' '))
          .filter(Boolean)
      : textsOf(ingredients).flatMap(plain),
    steps: stepsOf(recipe['recipeInstructions']).flatMap(plain),
  };
}

/** More than this is a whole library of pages. In characters. */
const MOST_MARKUP = 5_000_000;

/**
 * A recipe as text to read, from what was pasted or opened: a web page or JSON by its schema.org data, other markup by
 * its text; anything else as it is. `otherwise` is the language of a recipe that has no known word.
 */
export function foundRecipe(text: string, otherwise: Language): string {
  const start = text.trimStart().slice(0, 200);
  if (text.length > MOST_MARKUP || !/^[<{[]/.test(start)) return text;
  const page = start.startsWith('<') ? pageOf(text) : null;
  const data = page
    ? [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        parse(script.textContent ?? ''),
      )
    : [parse(text)];
  const recipe = data.map((one) => recipeIn(one)).find((one) => one !== null);
  if (!recipe) return page ? split(textOfPage(page), /\f/).join('\n') : text;
  const { name, yields, ingredients, steps } = read(recipe);
  const words = RECIPE_HEADINGS[findLanguage([...ingredients, ...steps].join('\n'), otherwise)];
  // `6` or `12 muffins` alone would be read as an ingredient.
  const serves = /^\d/.test(yields) ? `${words.yields} ${yields}` : yields;
  return [
    [name, serves],
    ingredients.length > 0 ? [words.ingredients, ...ingredients] : [],
    steps.length > 0 ? [words.steps, ...steps] : [],
  ]
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
