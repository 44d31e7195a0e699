import { foodName } from '#content/foods/foods.ts';
import { allRecipes } from '#content/recipes/recipes.ts';
import { foodIds } from '#domain/foods/figures.ts';
import type { FoodId } from '#domain/foods/foods.ts';
import { ingredientParts } from '#domain/recipes/ingredientParts.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { stemOf } from '#features/search/stems.ts';
import type { Language } from '#i18n/languages.ts';
import { CATALOGS } from '#i18n/messages.ts';
import { recipesByFood } from '#pages/_food/recipesByFood.ts';
import { englishAddress } from '#site/paths.ts';

/** Ingredient words in more than this share of recipes, such as `salt`, are too common to index. */
const COMMON = 1 / 5;

/** Words in ingredient lines that name no food: `brown` of brown sugar would answer `brown butter`. */
const NO_FOOD = new Set(
  (
    'about baby black boiling brown chopped coarse coarsely cold cooked cool crumbled crushed cubed cubes dark deep ' +
    'diced divided drained dried dusting each ears ends extra fine finely firm flat fresh freshly from granulated ' +
    'grated green ground handful halved heavy inch into juice large leaf leaves light lightly long made medium melted ' +
    'minced more optional packed peeled piece pieces pinch plus powder powdered preferably quartered quick raw ready ' +
    'removed rinsed ripe roughly round serve serving several sifted skin sliced slices small soft softened split ' +
    'spring sprigs square stalks stem sticks strips strong such sweet taste thick thin thinly toasted torn trimmed ' +
    'unsalted unsweetened very warm waxy weight white whole with without yellow'
  ).split(' '),
);

const longWords = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];

/** The foods of our table by the stem of their English name, without how they are cut: `onion`, `pumpkin`. */
const FOODS = new Map(
  foodIds.map((food) => [stemOf('en', foodName('en', food).replace(/,.*/, '').toLowerCase()), food]),
);

/** The English words of lines that may name a food. */
const wordsOf = (lines: readonly string[]) =>
  longWords(ingredientParts(lines).join(' ')).filter((word) => !NO_FOOD.has(word));

/** English words, and in other languages also their names for the foods in our table. */
function named(language: Language, words: readonly string[], foods: readonly FoodId[] = []): string[] {
  if (language === 'en') return [...words];
  const all = [...words.flatMap((word) => FOODS.get(stemOf('en', word)) ?? []), ...foods];
  const names = all.map((food) => foodName(language, food).replace(/,.*/, '').toLowerCase());
  return [...words, ...names.flatMap(longWords)];
}

async function foodsOf(id: string): Promise<FoodId[]> {
  const used = [...(await recipesByFood())].filter(([, uses]) => uses.some((use) => use.id === id));
  return used.map(([food]) => food);
}

/** A recipe's collection, type and diets in the given language. */
function labels(recipe: Recipe, { collections, types, diets }: (typeof CATALOGS)[Language]['recipe']) {
  return [
    'cuisine' in recipe ? recipe.cuisine : undefined,
    'origin' in recipe ? recipe.origin : undefined,
    recipe.collection === 'general' ? types[recipe.recipeType] : collections[recipe.collection],
    ...recipe.dietaryTags.map((tag) => diets[tag]),
    ...('tags' in recipe ? recipe.tags : []),
  ];
}

/**
 * Recipes are always in English, but their collections, types and diets are searchable in every language, and the foods
 * in their titles and ingredients.
 */
export async function recipeDocuments(language: Language): Promise<SearchDocument[]> {
  const recipes = await Promise.all(
    (await allRecipes()).map(async (recipe) => ({
      recipe,
      title: named(language, wordsOf([recipe.title])),
      words: new Set(named(language, wordsOf(recipe.ingredients), await foodsOf(recipe.id))),
    })),
  );
  const count = new Map<string, number>();
  for (const { words } of recipes) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const isDistinctive = (word: string) => (count.get(word) ?? 0) <= recipes.length * COMMON;
  return recipes.map(({ recipe, title, words }) => {
    const shown = new Set(longWords(recipe.title.toLowerCase()));
    const also = new Set([
      ...labels(recipe, CATALOGS[language].recipe),
      ...labels(recipe, CATALOGS.en.recipe),
      ...[...title, ...[...words].filter(isDistinctive)].filter((word) => !shown.has(word)),
    ]);
    return {
      to: englishAddress({ page: 'recipe', part: recipe.id }),
      kind: 'recipe',
      title: recipe.title,
      text: recipe.description.split(/(?<=\.) /, 1)[0] ?? '',
      also: [...also].filter(Boolean).join(' '),
      ...(language !== 'en' && { lang: 'en' as const }),
    };
  });
}
