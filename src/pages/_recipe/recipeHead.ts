import type { Recipe } from '#domain/recipes/recipe.ts';
import { shorten } from '#features/recipe/description.ts';
import { recipeData } from '#features/recipe/structuredData.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { absolute, type PageHead } from '#site/head.ts';
import { englishAddress, linkAddress, PAGES } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** In characters; search engines truncate longer titles and descriptions. */
const TITLE = 60;
const DESCRIPTION = 155;

/** A recipe page's metadata. */
export function recipeHead(language: Language, messages: Catalog['recipe'], recipe: Recipe): PageHead {
  const { id, title, image } = recipe;
  const target = { page: 'recipe', part: id } as const;
  const full = fill(messages.meta.title, { title });
  const url = absolute(linkAddress(language, target));
  return {
    title: full.length < TITLE ? full : title,
    // The recipe's own description is English; other languages describe what the page offers.
    description:
      language === 'en'
        ? shorten(recipe.description, DESCRIPTION)
        : fill(messages.meta.description, { title }),
    path: englishAddress(target),
    image,
    type: 'article',
    data: [
      recipeData(recipe, url, absolute(linkAddress(language, 'home'))),
      breadcrumbs(language, [
        { name: messages.recipes, path: PAGES.recipes },
        { name: title, path: englishAddress(target) },
      ]),
    ],
  };
}
