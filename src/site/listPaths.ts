import { englishHref, PAGE_IDS, PAGES, type PartPage, type WholePage } from './paths.ts';

/** The ids that fill each page's `:part`, such as those of all recipes. */
export type PathParts = Readonly<Record<PartPage, readonly string[]>>;

const hasPathPart = (page: WholePage | PartPage): page is PartPage => PAGES[page].includes(':');

/** The English path of every page of the site. */
export const listPaths = (parts: PathParts): string[] =>
  PAGE_IDS.flatMap((page) =>
    hasPathPart(page) ? parts[page].map((part) => englishHref({ page, part })) : [PAGES[page]],
  );
