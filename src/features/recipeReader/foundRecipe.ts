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
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
};

/** The steps of `recipeInstructions`: texts, steps, or sections of them. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > MOST_DEPTH) return [];
  if (typeof value === 'string') return value.split('\n');
  if (Array.isArray(value)) return value.flatMap((one) => stepsOf(one, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const { itemListElement, text, name } = value as Record<string, unknown>;
  if (itemListElement !== undefined) return [...textsOf(name), ...stepsOf(itemListElement, depth + 1)];
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

/** Text without the markup that some sites leave in their data. Scripts in it never run. */
function plain(text: string): string {
  const parsed = /[<&]/.test(text)
    ? new DOMParser().parseFromString(text, 'text/html').body.textContent
    : text;
  return (parsed ?? '').replace(/\s+/g, ' ').trim();
}

function read(recipe: Record<string, unknown>): Found {
  const clean = (texts: readonly string[]) => texts.map(plain).filter(Boolean);
  return {
    name: clean(textsOf(recipe['name']))[0] ?? '',
    yields: clean(textsOf(recipe['recipeYield']))[0] ?? '',
    ingredients: clean(textsOf(recipe['recipeIngredient'] ?? recipe['ingredients'])),
    steps: clean(stepsOf(recipe['recipeInstructions'])),
  };
}

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, tr, div, br, dt, dd, section, article';

/** The text of a page, a line for each of its blocks. */
function textOfPage(page: Document): string {
  for (const element of page.querySelectorAll('script, style, noscript, nav, header, footer'))
    element.remove();
  for (const element of page.querySelectorAll(blocks)) element.append('\n');
  return (page.body.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

/** More than this is a whole library of pages. In characters. */
const MOST_MARKUP = 5_000_000;

/**
 * A recipe as text to read, from what was pasted or opened: a web page or JSON by its schema.org data, other markup by
 * its text; anything else as it is. The lines that say where ingredients and steps begin are in `titles`.
 */
export function foundRecipe(text: string, titles: { ingredients: string; instructions: string }): string {
  const start = text.trimStart().slice(0, 200);
  if (text.length > MOST_MARKUP || !/^[<{[]/.test(start)) return text;
  const page = start.startsWith('<') ? new DOMParser().parseFromString(text, 'text/html') : null;
  const data = page
    ? [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        parse(script.textContent ?? ''),
      )
    : [parse(text)];
  const recipe = data.map((one) => recipeIn(one)).find((one) => one !== null);
  if (!recipe) return page ? textOfPage(page) : text;
  const { name, yields, ingredients, steps } = read(recipe);
  const serves = /^\d+$/.test(yields) ? `Serves ${yields}` : yields;
  return [name, serves, '', titles.ingredients, ...ingredients, '', titles.instructions, ...steps]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
