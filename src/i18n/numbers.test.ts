/**
 * Every message that holds a number, with the numbers that trip translators where it has a singular: a table for a
 * reader of each language, `numbers.<language>.txt` beside this file. Update it with `vitest -u` and read the difference.
 */
import { expect, it } from 'vitest';
import { formatNumber, pluralForm } from './format.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { CATALOGS } from './messages.ts';
import { longUnit, shortUnit } from './unitText.ts';

type Tree = string | { readonly [key: string]: Tree };
interface Forms {
  one: string;
  other: string;
}

const NUMBERS = [0, 0.42, 1, 1.5, 2, 5, 1000];

/** Placeholders that stand for numbers. */
const NUMBER =
  /\{(?:n|\w*[cC]ount|total|most|days?|people|factor|percent|low|high|cup|ml|grams|fahrenheit|celsius)\}/;

/** Every message with a number and its path, such as `search.results.count`: a text, or one for singular and plural. */
function counted(tree: Tree, path: string): [path: string, message: string | Forms][] {
  if (typeof tree === 'string') return NUMBER.test(tree) ? [[path, tree]] : [];
  const { one, other } = tree;
  if (typeof one === 'string' && typeof other === 'string') return [[path, { one, other }]];
  return Object.entries(tree).flatMap(([key, branch]) => counted(branch, path ? `${path}.${key}` : key));
}

const messagesOf = (language: Language) => counted(CATALOGS[language] as unknown as Tree, '');
const line = (path: string, texts: readonly string[]) => `${path}: ${texts.join(' | ')}`;

function table(language: Language): string {
  const { units } = CATALOGS[language];
  const number = (n: number) => formatNumber(language, n, 0, 2);
  const messages = messagesOf(language).map(([path, message]) =>
    line(
      path,
      typeof message === 'string'
        ? [message]
        : NUMBERS.map((n) => pluralForm(language, n, message).replace(NUMBER, number(n))),
    ),
  );
  const names = Object.entries(units).flatMap(([id, unit]) => [
    line(
      `units.${id}`,
      NUMBERS.map((n) => `${number(n)} ${longUnit(language, unit, n)}`),
    ),
    line(
      `units.${id}.short`,
      NUMBERS.map((n) => `${number(n)} ${shortUnit(language, unit, n)}`),
    ),
  ]);
  return `${[...messages, ...names].join('\n').replaceAll(/[\u00a0\u202f]/g, ' ')}\n`;
}

it.each(LANGUAGE_CODES)('numbers in the messages of %s', async (language) => {
  const text = table(language);
  expect(text).not.toMatch(/NaN|undefined/);
  await expect(text).toMatchFileSnapshot(`numbers.${language}.txt`);
});

/** Messages whose number never takes the singular, and why. */
const ALWAYS_SEVERAL = [
  // all foods, all recipes, all results
  ...['home.density.all', 'home.density.chart', 'home.recipes.all', 'recipes.lead', 'recipes.empty.text'],
  ...['foods.chart.lead', 'foods.page.related.chart.text', 'search.found.converter.text'],
  ...['search.results.first', 'kitchenSheet.full'],
  // no recipe serves one; times and spoons as their tables have them
  ...['recipe.settings.scaledServings', 'leftovers.safeUntil', 'leftovers.verdicts.fresh'],
  ...['cookingTime.rest', 'cookingTime.table.minutes', 'cookingTime.stricter'],
  ...['cookingTime.chart.per.lb', 'cookingTime.chart.per.kg'],
  ...['kitchen.meaning.inTablespoons', 'kitchen.meaning.inTeaspoons', 'kitchen.amounts.pinch'],
  // "times", which some languages have in one form only, before a number that is not 1
  // a range, before the words that say where it is from
  ...['ask.answers.bySource', 'ask.answers.bySize'],
  ...['recipe.settings.otherPan', 'recipe.settings.by.invalid'],
];
/** A number before a word that is neither an abbreviation nor the same for one and many. */
const COUNTED_WORD = new RegExp(`${NUMBER.source}\\s(?!tbsp|cdta|pulg|Zoll|multiplizieren)\\p{L}{4,}`, 'u');

it.each(LANGUAGE_CODES)('every word that is counted in %s has its singular', (language) => {
  const fixed = messagesOf(language).filter(
    ([path, message]) =>
      typeof message === 'string' && COUNTED_WORD.test(message) && !ALWAYS_SEVERAL.includes(path),
  );
  expect(fixed).toEqual([]);
});
