import { plain } from '@gramwise/engine/language/plain.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { shorten } from '#features/recipe/description.ts';
import { recipeData } from '#features/recipe/recipeData.ts';
import { shownRecipe } from '#features/recipe/text/recipeText.ts';
import { usualView } from '#features/recipe/text/textView.ts';
import { absoluteUrl, type PageHead } from '#site/head.ts';
import { englishHref, localHref, PAGES } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** In characters; search engines truncate longer titles and descriptions. */
const TITLE = 60;
const DESCRIPTION = 155;

/** A recipe page's metadata. */
export function recipeHead(language: Language, messages: Catalog['recipe'], recipe: Recipe): PageHead {
  const { id, title, image, servings } = recipe;
  const target = { page: 'recipe', part: id } as const;
  const full = fill(messages.meta.title, { title });
  const url = absoluteUrl(localHref(language, target));
  const site = absoluteUrl(localHref(language, 'home'));
  const shown = shownRecipe(language, messages.text, recipe, usualView(language));
  return {
    title: full.length < TITLE ? full : title,
    description: shorten(plain(shown.description), DESCRIPTION),
    path: englishHref(target),
    image,
    type: 'article',
    data: [
      recipeData({ language, messages, recipe, shown, servings, url, site }),
      breadcrumbs(language, [
        { name: messages.recipes, path: PAGES.recipes },
        { name: title, path: englishHref(target) },
      ]),
    ],
  };
}
