import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { compareIn } from '#content/compare/compareIn.ts';
import { readDocumentHead } from '#content/documents/documents.ts';
import { readQuestions } from '#content/faq/readQuestions.ts';
import { trendingIn } from '#content/trending/trendingIn.ts';
import type { SearchDocument } from '#features/search/document.ts';
import { BLOG_CATEGORIES, englishHref, type LinkTarget } from '#site/paths.ts';

interface Head {
  title: string;
  description: string;
}

/** The pages that are neither tools nor posts nor recipes. */
export async function pageDocuments(language: Language, catalog: Catalog): Promise<SearchDocument[]> {
  const { search, home, blog, recipes, developers, toolList } = catalog;
  const { also } = search;
  const at = (to: LinkTarget, { title, description }: Head, words: string): SearchDocument => ({
    to: englishHref(to),
    kind: 'page',
    title: title.replace(' | Gramwise', ''),
    text: description,
    also: words,
  });
  return [
    at('home', home.meta, also.home),
    at('tools', { ...toolList.meta, title: toolList.title }, also.tools),
    at('recipes', recipes.meta, also.recipes),
    at('blog', blog.meta, also.blog),
    ...BLOG_CATEGORIES.map((part) => {
      const { meta, title } = blog.categories[part];
      return at({ page: 'category', part }, { ...meta, title }, also.blog);
    }),
    at('faq', await readQuestions(language), also.faq),
    at('about', await readDocumentHead('about', language), also.about),
    at('compare', compareIn(language), also.compare),
    at('trending', trendingIn(language), also.trending),
    at('developers', developers.meta, also.developers),
    at('terms', await readDocumentHead('legal/terms', language), also.terms),
    at('imprint', await readDocumentHead('legal/imprint', language), also.imprint),
    at('privacy', await readDocumentHead('legal/privacy', language), also.privacy),
    at('contact', await readDocumentHead('legal/contact', language), also.contact),
  ];
}
