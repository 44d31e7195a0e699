/**
 * A text that is identical on a page in every language was never translated or bypasses the
 * catalogs. Skipped are parts with their own `lang` and, in articles, the names of sources and emphasized words, which
 * quote other languages, and code.
 */

import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import { HOUSEHOLD_SOURCES } from '@gramwise/engine/vessels/householdSources.ts';
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { SESSION_KEYS, STORAGE_KEYS } from '../../src/browser/storage.ts';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from '../../src/catalogs/languages.ts';
import { RECIPE_IDS, recipeFromFiles } from '../../src/content/recipes/files.ts';
import { RECIPES_TABLE } from '../../src/features/keptRecipes/recipeStore.ts';
import { localPath } from '../../src/site/localPath.ts';
import { allPaths, built, isLookedAt } from './built.ts';

const namesIn = (names: Readonly<Record<string, { name: string }>>) =>
  Object.values(names).map(({ name }) => name);
const NAMES_ELSEWHERE = new Set(
  LANGUAGE_CODES.flatMap((language) => (language === 'en' ? [] : namesIn(FOOD_NAMES[language]))),
);
/** Foods such as Brie, whose name is the same in another language. */
const SAME_FOODS = namesIn(FOOD_NAMES.en).filter((name) => NAMES_ELSEWHERE.has(name));

/** Dishes that keep the name of their country in every language: Gulasch. */
const DISHES = RECIPE_IDS.flatMap((id) => {
  const [english, ...others] = LANGUAGE_CODES.map((language) => recipeFromFiles(id, language));
  const texts = [english?.title ?? '', english?.alt ?? ''];
  return texts.filter((text) => others.every(({ title, alt, tags }) => [title, alt, ...tags].includes(text)));
});

/** Names, notation, and words that are the same in every language. */
const SAME = new Set<string>([
  ...SAME_FOODS,
  ...DISHES,
  ...LANGUAGE_CODES.map((language) => LANGUAGES[language].name),
  ...STORAGE_KEYS,
  ...SESSION_KEYS,
  RECIPES_TABLE,
  ...Object.values(SOURCES).map(({ short }) => short),
  ...Object.values(HOUSEHOLD_SOURCES).map(({ name }) => name),
  ...(
    'Gramwise|FAQ|Blog|Gas Mark|Celsius|Fahrenheit|Pizza|Brunch|Portions|Quinoa|' +
    'Letter|Unsplash|Wikimedia|Wikimedia Commons|RecipeSage|RecipeSage tools|Convertitive|Bake Converter|scroll|hello|' +
    'Guacamole|Kimchi|USDA FSIS|Davos|Obergurgl|Briançon|Val-d’Isère|Bogotá|Quito|La Paz'
  ).split('|'),
]);
/** URLs, the symbol of kilocalories with or without a number, and the copyright line. */
const NOTATION = /^[\w/]+(\.[\w/-]+)+$|^(\d+ )?kcal$|^© \d{4} Gramwise$/;
const READ_ALOUD = ['aria-label', 'placeholder', 'alt', 'title'];
const WORD = /\p{L}{3,}/u;

function collect(node: Node, language: string, into: Set<string>): void {
  if (node instanceof TextNode) {
    const text = node.text.replace(/\s+/g, ' ').trim();
    if (WORD.test(text)) into.add(text);
    return;
  }
  if (!(node instanceof HTMLElement)) return;
  const lang = node.getAttribute('lang');
  if ((lang && lang !== language) || /^(script|style|template|em|code)$/i.test(node.rawTagName ?? '')) return;
  for (const name of READ_ALOUD) {
    const text = node.getAttribute(name);
    if (text && WORD.test(text)) into.add(text);
  }
  for (const child of node.childNodes) collect(child, language, into);
}

function wordsOf(path: string): Set<string> {
  const words = new Set<string>();
  const body = parse(built(path) ?? '', { comment: false }).querySelector('body');
  const sources = body?.querySelectorAll('article [data-prose] > h2').at(-1)?.nextElementSibling;
  sources?.remove();
  if (body) collect(body, languageOf(path), words);
  return words;
}

describe.each(allPaths().filter((path) => languageOf(path) === 'en' && isLookedAt(path)))('%s', (path) => {
  test('has no text that is the same in every language', () => {
    const [english, ...others] = LANGUAGE_CODES.map((language) => wordsOf(localPath(language, path)));
    const left = [...(english ?? [])].filter(
      (text) => others.every((words) => words.has(text)) && !SAME.has(text) && !NOTATION.test(text),
    );
    expect(left).toEqual([]);
  });
});
