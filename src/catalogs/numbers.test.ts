/** Messages that count something: each word that a number stands before has a singular. */
import { expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { CATALOGS } from './messages.ts';

type Tree = string | { readonly [key: string]: Tree };
interface Forms {
  one: string;
  other: string;
}

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
  // a median of three lines or more
  'foods.page.sourceList.lines',
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
