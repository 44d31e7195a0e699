import { z } from 'zod';
import { readFrontMatter } from '#content/mdx.server.tsx';
import { compareFor, faqFor, trendingFor } from '#content/reading.server.ts';
import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import type { SearchDocument } from '#features/search/document.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { BLOG_CATEGORIES, localPath, PAGES } from '#site/paths.ts';

const TEXTS = import.meta.glob<string>(['/src/content/about/*.mdx', '/src/content/legal/*/*.mdx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const HEAD = z.object({ title: z.string(), description: z.string() });

/** The head of a document that is one file per language. */
function headOf(folder: string, language: Language) {
  const file = `/src/content/${folder}/${language}.mdx`;
  return readFrontMatter(TEXTS[file] ?? '', HEAD, file);
}

interface Words {
  title: string;
  description: string;
}

/** The calculators, under the short names that their cards have. */
export function toolDocuments({ search, tool }: Catalog): SearchDocument[] {
  const { also, found } = search;
  const { title, text } = found.converter;
  const converter = { title, text: fill(text, { n: INGREDIENT_IDS.length }) };
  const at = (to: string, { title, text }: { title: string; text: string }, words: string) =>
    ({ to, kind: 'tool', title, text, also: words }) as const;
  return [
    at('/#converter', converter, also.converter),
    at('/#temperature', found.temperature, also.temperature),
    at(PAGES.length.path, tool.cards.length, also.length),
    at(PAGES.multi.path, tool.cards.multi, also.multi),
    at(PAGES.cooking.path, tool.cards.cooking, also.cooking),
    at(PAGES.spanish.path, tool.cards.spanish, also.spanish),
  ];
}

/** The pages that are neither tools nor posts nor recipes. */
export function pageDocuments(language: Language, catalog: Catalog): SearchDocument[] {
  const { search, home, blog, recipes } = catalog;
  const { also } = search;
  const request = new Request(`http://localhost${localPath(language, '/')}`);
  const at = (to: string, { title, description }: Words, words: string): SearchDocument => ({
    to,
    kind: 'page',
    title: title.replace(' | Gramwise', ''),
    text: description,
    also: words,
  });
  return [
    at(PAGES.home.path, home.meta, also.home),
    at(PAGES.recipes.path, recipes.meta, also.recipes),
    at(PAGES.blog.path, blog.meta, also.blog),
    ...BLOG_CATEGORIES.map((category) =>
      at(
        PAGES.category.path.replace(':category', category),
        { ...blog.categories[category].meta, title: blog.categories[category].title },
        also.blog,
      ),
    ),
    at(PAGES.faq.path, faqFor(request), also.faq),
    at(PAGES.about.path, headOf('about', language), also.about),
    at(PAGES.compare.path, compareFor(request), also.compare),
    at(PAGES.trending.path, trendingFor(request), also.trending),
    at(PAGES.terms.path, headOf('legal/terms', language), also.terms),
    at(PAGES.privacy.path, headOf('legal/privacy', language), also.privacy),
    at(PAGES.contact.path, headOf('legal/contact', language), also.contact),
  ];
}
