import { INGREDIENT_IDS, INGREDIENTS } from '@gramwise/engine/foods/ingredients.ts';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import type { PostSummary } from '#content/articles/article.ts';
import { allPosts } from '#content/articles/posts.ts';
import { readQuestions } from '#content/faq/readQuestions.ts';
import type { SearchDocument, SearchIndex } from '#features/search/document.ts';
import { formatNumber } from '#format/format.ts';
import { englishHref, type LinkTarget } from '#site/paths.ts';
import { foodDocuments } from './foodDocuments.ts';
import { pageDocuments } from './pageDocuments.ts';
import { questionDocuments } from './questionDocuments.ts';
import { recipeDocuments } from './recipeDocuments.ts';
import { toolDocuments } from './toolDocuments.ts';

/** Suggested before anything is typed. */
const START_TARGETS: readonly LinkTarget[] = [
  { page: 'home', hash: 'converter' },
  'oven',
  'length',
  'cooking',
  'recipes',
  'blog',
];

function ingredientDocuments(language: Language): SearchDocument[] {
  const { ingredients } = CATALOGS[language];
  return INGREDIENT_IDS.map((id) => ({
    to: englishHref({ page: 'home', query: { ingredient: id }, hash: 'converter' }),
    kind: 'ingredient',
    title: ingredients[id].name,
    text: `${formatNumber(language, INGREDIENTS[id].density, 2)}\u00a0g/ml. ${ingredients[id].note}`,
  }));
}

function postDocuments(language: Language, posts: readonly PostSummary[]): SearchDocument[] {
  const { categories } = CATALOGS[language].blog;
  return posts.map(({ to, title, description, category }) => ({
    to: englishHref(to),
    kind: 'post',
    title,
    text: description,
    also: categories[category].title,
  }));
}

/**
 * The units' abbreviations with the noun they abbreviate: `tbsp`, `lb`. Those of several words are not search terms.
 */
function abbreviations(language: Language): Record<string, string> {
  const { units, length } = CATALOGS[language];
  const nounOf = (name: string) => name.split(/[\s-]/).find((word) => word.length > 2) ?? name;
  const all = [
    ...Object.values(units).map(({ short, one }) => [short, nounOf(one)] as const),
    ...Object.values(length.units).map(({ short, name }) => [short, nounOf(name)] as const),
  ];
  return Object.fromEntries(all.filter(([short]) => /^\p{L}+$/u.test(short)));
}

/** The search index of a language. */
export async function searchIndex(language: Language): Promise<SearchIndex> {
  const catalog = CATALOGS[language];
  return {
    messages: catalog.search.results,
    start: START_TARGETS.map(englishHref),
    short: abbreviations(language),
    documents: [
      ...toolDocuments(catalog),
      ...ingredientDocuments(language),
      ...foodDocuments(language),
      ...recipeDocuments(language),
      ...postDocuments(language, await allPosts(language)),
      ...questionDocuments(await readQuestions(language)),
      ...(await pageDocuments(language, catalog)),
    ],
  };
}
