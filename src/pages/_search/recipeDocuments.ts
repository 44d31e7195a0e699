import { FOOD_IDS } from '@gramwise/engine/foods/figures.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { stemOf } from '@gramwise/engine/language/stems.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { recipesIn } from '#content/recipes/recipes.ts';
import { fillText } from '#features/recipe/text/recipeText.ts';
import { defaultView } from '#features/recipe/text/textView.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { ingredientName } from '#pages/_recipes/ingredientName.ts';
import { englishHref } from '#site/paths.ts';

/** Foods in more than this share of recipes, such as salt, are too common to index. */
const MAX_COMMON_SHARE = 1 / 5;

/** Words in the names of more foods than this describe a food, unless they are a food's whole name. */
const MAX_SHARED_NAMES = 2;

const longWords = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Finds the words of a name that identify a food by themselves: `brown` does not, or it would match `brown butter`. */
function foodWordsIn(language: Language): (name: string) => string[] {
  const stem = (word: string) => stemOf(STEMMINGS[language], word);
  const nounFirst = RECIPE_LANGUAGES[language].line.grammar.noun === 'first';
  const names = FOOD_IDS.map((food) => foodName(language, food).replace(/,.*/, '').toLowerCase());
  const whole = new Set(names.map(stem));
  const uses = new Map<string, number>();
  for (const word of names.flatMap((name) => [...new Set(longWords(name).map(stem))]))
    uses.set(word, (uses.get(word) ?? 0) + 1);
  return (name) => {
    const words = longWords(name);
    const noun = words.at(nounFirst ? 0 : -1);
    return words.filter(
      (word) => word === noun || whole.has(stem(word)) || (uses.get(stem(word)) ?? 0) <= MAX_SHARED_NAMES,
    );
  };
}

/** A recipe's collection, type, kitchen and diets. */
function labels(recipe: Recipe, { collections, types, diets }: (typeof CATALOGS)[Language]['recipe']) {
  const { collection, cuisine, origin, recipeType, tags } = recipe;
  return [
    cuisine,
    origin,
    collection === 'general' ? recipeType && types[recipeType] : collections[collection],
    ...recipe.diets.map((tag) => diets[tag]),
    ...tags,
  ];
}

/** All recipes, found by their titles, in this language and English, their labels, and their distinctive foods. */
export function recipeDocuments(language: Language): SearchDocument[] {
  const recipes = recipesIn(language);
  const english = new Map(recipesIn('en').map(({ id, title }) => [id, title]));
  const { recipe: messages } = CATALOGS[language];
  const foodWordsOf = foodWordsIn(language);
  const words = recipes.map(({ ingredients }) => {
    return new Set(ingredients.flatMap((line) => foodWordsOf(ingredientName(language, line))));
  });
  const count = new Map<string, number>();
  for (const word of words.flatMap((lineWords) => [...lineWords]))
    count.set(word, (count.get(word) ?? 0) + 1);
  const isDistinctive = (word: string) => (count.get(word) ?? 0) <= recipes.length * MAX_COMMON_SHARE;

  return recipes.map((recipe, index) => {
    const { id, title, description } = recipe;
    const shown = new Set(longWords(title));
    const foods = [...(words[index] ?? [])].filter((word) => isDistinctive(word) && !shown.has(word));
    const other = english.get(id) === title ? [] : [english.get(id)];
    const also = new Set([...labels(recipe, messages), ...other, ...foods]);
    const text = fillText(language, messages.text, description, defaultView(language));
    return {
      to: englishHref({ page: 'recipe', part: id }),
      kind: 'recipe',
      title,
      text: text.split(/(?<=\.) /, 1)[0] ?? '',
      also: [...also].filter(Boolean).join(' '),
    };
  });
}
