import { isoDuration } from '#domain/recipes/duration.ts';
import type { Collection, DietaryTag, Nutrition, Recipe } from '#domain/recipes/recipe.ts';
import { servingsOf } from '#domain/recipes/servings.ts';
import { timesOf } from '#domain/recipes/times.ts';

/** schema.org has no diet for low-carb, so that tag becomes a keyword. */
const DIETS: Readonly<Partial<Record<DietaryTag, string>>> = {
  Vegetarian: 'https://schema.org/VegetarianDiet',
  Vegan: 'https://schema.org/VeganDiet',
  'Gluten-Free': 'https://schema.org/GlutenFreeDiet',
};

/** The category of each collection. General recipes have their own. */
const CATEGORIES: Readonly<Record<Exclude<Collection, 'general'>, string>> = {
  potato: 'Potato dish',
  soup: 'Soup',
  'signature-noodle-condiment': 'Noodles and condiments',
  'indian-pickle': 'Pickle',
  'chicken-tender': 'Main dish',
  vegan: 'Vegan dish',
  mocktail: 'Mocktail',
};

function cuisineOf(recipe: Recipe): string | undefined {
  if (recipe.collection === 'indian-pickle') return 'Indian';
  return recipe.collection === 'general' ? recipe.cuisine : undefined;
}

function nutritionOf({ calories, protein, carbs, fat, fiber }: Nutrition) {
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: calories.replace('kcal', 'calories'),
    proteinContent: protein,
    carbohydrateContent: carbs,
    fatContent: fat,
    fiberContent: fiber,
  };
}

/** Drops undefined fields. */
function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * A recipe as schema.org data, in English like the recipe. `url` is the address of its page. The author is the site at
 * `site`, because we invent no people or ratings.
 */
export function recipeData(recipe: Recipe, url: string, site: string): Record<string, unknown> {
  const { prep, cook, total } = timesOf(recipe);
  const iso = (minutes: number | null) => (minutes === null ? undefined : isoDuration(minutes));
  const servings = servingsOf(recipe);
  const diets = recipe.dietaryTags.flatMap((tag) => DIETS[tag] ?? []);
  const keywords = [
    ...('tags' in recipe ? recipe.tags : []),
    ...recipe.dietaryTags.filter((tag) => DIETS[tag] === undefined),
  ];
  return present({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    image: [recipe.image],
    url,
    inLanguage: 'en',
    author: { '@type': 'Organization', name: 'Gramwise', url: site },
    recipeCategory: recipe.collection === 'general' ? recipe.recipeType : CATEGORIES[recipe.collection],
    recipeCuisine: cuisineOf(recipe),
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    prepTime: iso(prep),
    cookTime: iso(cook),
    totalTime: iso(total),
    recipeYield: servings === null ? undefined : `${servings} serving${servings === 1 ? '' : 's'}`,
    recipeIngredient: [...recipe.ingredients, ...('garnish' in recipe ? recipe.garnish : [])],
    recipeInstructions: recipe.instructions.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: `${url}#step-${index + 1}`,
    })),
    tool: 'glassware' in recipe ? [{ '@type': 'HowToTool', name: recipe.glassware }] : undefined,
    nutrition: 'nutritionInfo' in recipe ? present(nutritionOf(recipe.nutritionInfo)) : undefined,
    suitableForDiet: diets.length > 0 ? diets : undefined,
  });
}
