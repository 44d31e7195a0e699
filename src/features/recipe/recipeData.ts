import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import { DIETARY_TAGS, type DietaryTag } from '@gramwise/engine/recipes/diet.ts';
import type { Nutrition } from '@gramwise/engine/recipes/facts.ts';
import { isoDuration } from '@gramwise/engine/recipes/isoDuration.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { omitUndefined, schemaRecipe, toHowToSteps } from '@gramwise/engine/recipes/schemaRecipe.ts';
import { timesOf } from '@gramwise/engine/recipes/times.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import type { RecipeMessages } from './messages.ts';
import { formatIngredientLine, type ShownRecipe } from './text/recipeText.ts';

/** schema.org has no diet for low-carb, so that tag becomes a keyword. */
const DIETS: Readonly<Partial<Record<DietaryTag, string>>> = {
  Vegetarian: 'https://schema.org/VegetarianDiet',
  Vegan: 'https://schema.org/VeganDiet',
  'Gluten-Free': 'https://schema.org/GlutenFreeDiet',
};

function buildNutrition({ calories, protein, carbs, fat, fiber }: Nutrition, servingSize: string) {
  return {
    '@type': 'NutritionInformation',
    servingSize,
    calories: `${calories} calories`,
    proteinContent: `${protein} g`,
    carbohydrateContent: `${carbs} g`,
    fatContent: `${fat} g`,
    fiberContent: fiber === undefined ? undefined : `${fiber} g`,
  };
}

interface Published {
  language: Language;
  messages: RecipeMessages;
  recipe: Recipe;
  shown: ShownRecipe;
  /** The servings of the shown amounts; null if the recipe does not say. */
  servings: number | null;
  /** URLs of the recipe's page and of the site. */
  url: string;
  site: string;
  /** The nutrition of a serving that is computed, where the recipe states none. */
  computed?: Readonly<Record<string, string>> | undefined;
  /** The picture of a recipe that has none of its own. */
  fallbackImage?: string;
}

/**
 * A recipe as schema.org data, in the language and measures it is shown in. The author is the site, because we invent no
 * people or ratings.
 */
export function buildRecipeData(published: Published) {
  const { language, messages, recipe, shown, servings, url, site } = published;
  const image = recipe.image ?? published.fallbackImage;
  const { prep, cook, total } = timesOf(recipe);
  const iso = (minutes: number | null) => (minutes === null ? undefined : isoDuration(minutes));
  const yields = (n: number) =>
    normalizeSpaces(
      fill(selectPluralForm(language, n, messages.text.servings), { n: formatNumber(language, n, 0, 1) }),
    );
  const diets = recipe.diets.flatMap((tag) => DIETS[tag] ?? []);
  const others = DIETARY_TAGS.filter((tag) => recipe.diets.includes(tag) && DIETS[tag] === undefined);
  const keywords = [...recipe.tags, ...others.map((tag) => messages.diets[tag])];
  return schemaRecipe({
    name: recipe.title,
    description: normalizeSpaces(shown.description),
    image: image === undefined ? undefined : [image],
    url,
    inLanguage: language,
    author: { '@type': 'Organization', name: 'Gramwise', url: site },
    recipeCategory:
      recipe.recipeType && recipe.collection === 'general'
        ? messages.types[recipe.recipeType]
        : messages.collections[recipe.collection as keyof RecipeMessages['collections']],
    recipeCuisine: recipe.cuisine ?? recipe.origin,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    prepTime: iso(prep),
    cookTime: iso(cook),
    totalTime: iso(total),
    recipeYield: servings === null ? undefined : yields(servings),
    recipeIngredient: [
      ...shown.ingredients.map((line) => normalizeSpaces(formatIngredientLine(line))),
      ...recipe.garnish,
    ],
    recipeInstructions: toHowToSteps(
      shown.steps.map(normalizeSpaces),
      (position) => `${url}#step-${position}`,
    ),
    tool: recipe.glassware ? [{ '@type': 'HowToTool', name: recipe.glassware }] : undefined,
    nutrition: recipe.nutrition
      ? omitUndefined(buildNutrition(recipe.nutrition, yields(1)))
      : published.computed && { servingSize: yields(1), ...published.computed },
    suitableForDiet: diets.length > 0 ? diets : undefined,
  });
}
