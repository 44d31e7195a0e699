import { allRecipes } from '#content/recipes/recipes.ts';
import { ingredientParts } from '#domain/recipes/ingredientParts.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import type { SearchDocument } from '#features/search/document.ts';
import type { Language } from '#i18n/languages.ts';
import { CATALOGS } from '#i18n/messages.ts';
import { englishAddress } from '#site/paths.ts';

/** Ingredient words in more than this share of recipes, such as `salt`, are too common to index. */
const COMMON = 1 / 5;

const ingredientWords = (recipe: Recipe) =>
  new Set(
    ingredientParts(recipe.ingredients)
      .join(' ')
      .match(/\p{L}{4,}/gu),
  );

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

/** Recipes are always in English, but their collections, types and diets are searchable in every language. */
export async function recipeDocuments(language: Language): Promise<SearchDocument[]> {
  const recipes = (await allRecipes()).map((recipe) => ({ recipe, words: ingredientWords(recipe) }));
  const count = new Map<string, number>();
  for (const { words } of recipes) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const isDistinctive = (word: string) => (count.get(word) ?? 0) <= recipes.length * COMMON;
  return recipes.map(({ recipe, words }) => {
    const also = new Set([
      ...labels(recipe, CATALOGS[language].recipe),
      ...labels(recipe, CATALOGS.en.recipe),
      ...[...words].filter(isDistinctive),
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
