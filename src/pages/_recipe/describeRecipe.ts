import type { MetaDescriptor } from 'react-router';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { shorten } from '#features/recipe/description.ts';
import { recipeData } from '#features/recipe/structuredData.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { languageOf } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { absolute, describePage } from '#site/head.ts';
import { PAGES, pagePath } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** Longer titles and descriptions are cut off where they are shown. */
const TITLE = 60;
const DESCRIPTION = 155;

/** The head of a page whose recipe was found, or of the one that says that there is none. */
export function describeRecipe(
  pathname: string,
  words: Catalog['recipe'],
  recipe: Recipe | null,
): MetaDescriptor[] {
  if (!recipe) {
    const { title, text } = words.missing;
    return describePage(pathname, { title, description: text, indexed: false });
  }
  const language = languageOf(pathname);
  const { id, title, image } = recipe;
  const full = fill(words.meta.title, { title });
  // The recipe's own sentences are English; other languages say what the page offers.
  const description =
    language === 'en' ? shorten(recipe.description, DESCRIPTION) : fill(words.meta.description, { title });
  const url = absolute(pagePath(language, 'recipe', id));
  return [
    ...describePage(pathname, {
      title: full.length < TITLE ? full : title,
      description,
      image,
      type: 'article',
    }),
    { 'script:ld+json': recipeData(recipe, url, absolute(pagePath(language, 'home'))) },
    breadcrumbs(language, [
      { name: words.recipes, path: PAGES.recipes.path },
      { name: title, path: pagePath('en', 'recipe', id) },
    ]),
  ];
}
