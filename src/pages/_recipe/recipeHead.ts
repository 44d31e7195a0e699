import { normalizeSpaces } from '@gramwise/engine/language/normalizeSpaces.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { shorten } from '#features/recipe/description.ts';
import { recipeData } from '#features/recipe/recipeData.ts';
import { shownRecipe } from '#features/recipe/text/recipeText.ts';
import { usualView } from '#features/recipe/text/textView.ts';
import { absolute, type PageHead } from '#site/head.ts';
import { englishAddress, linkAddress, PAGES } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** In characters; search engines truncate longer titles and descriptions. */
const TITLE = 60;
const DESCRIPTION = 155;

/** A recipe page's metadata. */
export function recipeHead(language: Language, messages: Catalog['recipe'], recipe: Recipe): PageHead {
  const { id, title, image, servings } = recipe;
  const target = { page: 'recipe', part: id } as const;
  const full = fill(messages.meta.title, { title });
  const url = absolute(linkAddress(language, target));
  const site = absolute(linkAddress(language, 'home'));
  const shown = shownRecipe(language, messages.text, recipe, usualView(language));
  return {
    title: full.length < TITLE ? full : title,
    description: shorten(normalizeSpaces(shown.description), DESCRIPTION),
    path: englishAddress(target),
    image,
    type: 'article',
    data: [
      recipeData({ language, messages, recipe, shown, servings, url, site }),
      breadcrumbs(language, [
        { name: messages.recipes, path: PAGES.recipes },
        { name: title, path: englishAddress(target) },
      ]),
    ],
  };
}
