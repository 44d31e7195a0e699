import { POSTS } from '#content/articles/registry.server.ts';
import { INGREDIENT_IDS, INGREDIENTS } from '#domain/ingredients/ingredients.ts';
import type { SearchDocument, SearchIndex } from '#features/search/document.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { CATALOGS } from '#i18n/messages.ts';
import { PAGES } from '#site/paths.ts';
import { pageDocuments, toolDocuments } from './pageDocuments.server.ts';
import { recipeDocuments } from './recipeDocuments.server.ts';

/** What is offered before anything is typed. */
const START = [
  '/#converter',
  '/#temperature',
  PAGES.length.path,
  PAGES.cooking.path,
  PAGES.recipes.path,
  PAGES.blog.path,
];

function ingredientDocuments(language: Language): SearchDocument[] {
  const { ingredients } = CATALOGS[language];
  return INGREDIENT_IDS.map((id) => ({
    to: `/?ingredient=${id}#converter`,
    kind: 'ingredient',
    title: ingredients[id].name,
    text: `${formatNumber(language, INGREDIENTS[id].density, 2)}\u00a0g/ml. ${ingredients[id].note}`,
  }));
}

/** Posts are English in every language. */
function postDocuments(language: Language): SearchDocument[] {
  const { categories } = CATALOGS[language].blog;
  return POSTS.map(({ path, title, description, category }) => ({
    to: path,
    kind: 'post',
    title,
    text: description,
    also: categories[category].title,
    ...(language !== 'en' && { lang: 'en' as const }),
  }));
}

/** All that can be found in a language. */
export function searchIndex(language: Language): SearchIndex {
  const catalog = CATALOGS[language];
  return {
    words: catalog.search.results,
    start: START,
    documents: [
      ...toolDocuments(catalog),
      ...ingredientDocuments(language),
      ...recipeDocuments(language),
      ...postDocuments(language),
      ...pageDocuments(language, catalog),
    ],
  };
}
