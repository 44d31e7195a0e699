import type { MetaDescriptor } from 'react-router';
import { languageOf } from '#i18n/languages.ts';
import { describePage } from '#site/head.ts';
import { englishPath } from '#site/paths.ts';
import { breadcrumbs } from '#site/structuredData.ts';

/** Search results cut longer titles. */
const MAX_TITLE = 60;

/** The title of a page that is read, with the site's name where it fits and is not in it already. */
export function readingTitle(title: string): string {
  const named = `${title} | Gramwise`;
  return title.includes('Gramwise') || named.length >= MAX_TITLE ? title : named;
}

/** What search engines and social cards learn about a page that is read. Nothing while it is not there yet. */
export function describeReading(
  pathname: string,
  page: { title: string; description: string } | undefined,
): MetaDescriptor[] {
  if (!page) return [];
  const { title, description } = page;
  return [
    ...describePage(pathname, { title: readingTitle(title), description }),
    breadcrumbs(languageOf(pathname), [{ name: title, path: englishPath(pathname.replace(/(.)\/$/, '$1')) }]),
  ];
}
