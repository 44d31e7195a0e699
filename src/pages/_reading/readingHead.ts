import type { Language } from '#i18n/languages.ts';
import type { PageHead } from '#site/head.ts';
import { PAGES, type WholePage } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** Search results cut longer titles. */
const MAX_TITLE = 60;

/** The title of a page that is read, with the site's name where it fits and is not in it already. */
export function readingTitle(title: string): string {
  const named = `${title} | Gramwise`;
  return title.includes('Gramwise') || named.length >= MAX_TITLE ? title : named;
}

/** What search engines and social cards learn about a page that is read. */
export function readingHead(
  language: Language,
  page: WholePage,
  { title, description }: { title: string; description: string },
): PageHead & { data: readonly object[] } {
  const path = PAGES[page];
  const data = [breadcrumbs(language, [{ name: title, path }])];
  return { title: readingTitle(title), description, path, data };
}
