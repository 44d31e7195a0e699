import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import { ownNutritionOf } from '@gramwise/engine/nutrition/ownNutrition.ts';
import { schemaNutrition } from '@gramwise/engine/nutrition/schemaNutrition.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { recipeIn } from '@gramwise/engine/recipes/recipeIn.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { factsOf } from '#content/recipes/files.ts';
import { buildRecipeData } from '#features/recipe/recipeData.ts';
import { formatRecipe } from '#features/recipe/text/recipeText.ts';
import { defaultView } from '#features/recipe/text/textView.ts';
import { truncate } from '#features/recipe/truncate.ts';
import { MAX_TITLE_LENGTH } from '#pages/_reading/readingHead.ts';
import { absoluteUrl, type PageHead, socialCardPath } from '#site/head.ts';
import { englishHref, localHref, PAGES } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** In characters; search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 155;

/** The nutrition of a serving by a recipe's facts; undefined where it is not known well enough. */
function computedNutrition({ id }: Recipe) {
  const found = ownNutritionOf(factsOf(id));
  return found ? schemaNutrition(found) : undefined;
}

/** A recipe page's metadata. */
export function recipeHead(language: Language, messages: Catalog['recipe'], recipe: Recipe): PageHead {
  const { id, title, servings } = recipe;
  const target = { page: 'recipe', part: id } as const;
  const full = fill(messages.meta.title, { title });
  const url = absoluteUrl(localHref(language, target));
  const site = absoluteUrl(localHref(language, 'home'));
  const fallbackImage = absoluteUrl(socialCardPath(language));
  const view = defaultView(language);
  const shown = formatRecipe(language, messages.text, recipe, view);
  return {
    title: full.length < MAX_TITLE_LENGTH ? full : title,
    description: truncate(normalizeSpaces(shown.description), MAX_DESCRIPTION_LENGTH),
    path: englishHref(target),
    image: recipe.image ?? fallbackImage,
    type: 'article',
    data: [
      buildRecipeData({
        language,
        messages,
        recipe: recipeIn(recipe, view.system),
        shown,
        servings,
        url,
        site,
        fallbackImage,
        computed: computedNutrition(recipe),
      }),
      breadcrumbs(language, [
        { name: messages.recipes, path: PAGES.recipes },
        { name: title, path: englishHref(target) },
      ]),
    ],
  };
}
