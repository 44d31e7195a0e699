import type { Language } from '#catalogs/languages.ts';
import type { PageHead } from './head.ts';
import { PAGES, type WholePage } from './paths.ts';
import { breadcrumbs, webApplication } from './structuredData.ts';

interface Tool {
  page: WholePage;
  /** The name shown on the page. */
  name: string;
  meta: { title: string; description: string };
  /** The tool's language if it differs from that of its URL. */
  inLanguage?: string;
}

/** The head of a page with one tool. */
export function toolHead(language: Language, { page, name, meta, ...rest }: Tool): PageHead {
  const path = PAGES[page];
  return {
    ...meta,
    path,
    data: [
      webApplication(language, { name, description: meta.description, path, ...rest }),
      breadcrumbs(language, [{ name, path }]),
    ],
  };
}
