import type { Language } from '#catalogs/languages.ts';
import type { PageHead } from '#site/head.ts';
import { PAGES, type WholePage } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** In characters; search engines truncate longer titles. */
export const MAX_TITLE_LENGTH = 60;

/** A reading page's title, plus the site's name if it fits and is not already there. */
export function readingTitle(title: string): string {
  const named = `${title} | Gramwise`;
  return title.includes('Gramwise') || named.length >= MAX_TITLE_LENGTH ? title : named;
}

/** A reading page's metadata for search engines and social cards. */
export function readingHead(
  language: Language,
  page: WholePage,
  { title, description }: { title: string; description: string },
): PageHead & { data: readonly object[] } {
  const path = PAGES[page];
  const data = [breadcrumbs(language, [{ name: title, path }])];
  return { title: readingTitle(title), description, path, data };
}
