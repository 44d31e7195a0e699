import { extractRecipe } from '../src/import/extractRecipe.ts';
import { readRecipe } from '../src/text/recipe/readRecipe.ts';
import { packsFrom } from './packs.ts';

const LANGUAGES = packsFrom('en');
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The text of the recipe of a web page, as a browser parses it. */
export const pageText = (html: string) => extractRecipe(html, LANGUAGES, parse);

/** What a web page's recipe needs, tells to do and makes. Throws if none is read. */
export function readPage(html: string) {
  const recipe = readRecipe(pageText(html), LANGUAGES);
  if (!recipe.ok) throw new Error(recipe.code);
  const { lines, makes } = recipe.value;
  const textsOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ text }) => text);
  return { ingredients: textsOf('ingredient'), steps: textsOf('step'), makes: makes?.low ?? null };
}

/** The markup of a list. */
export const listOf = (...items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
