import { englishAddress, PAGE_IDS, PAGES, type PartPage, type WholePage } from './paths.ts';

/** The ids that fill each page's `:part`, such as those of all recipes. */
export type Parts = Readonly<Record<PartPage, readonly string[]>>;

const hasPart = (page: WholePage | PartPage): page is PartPage => PAGES[page].includes(':');

/** The English path of every page of the site. */
export const everyPath = (parts: Parts): string[] =>
  PAGE_IDS.flatMap((page) =>
    hasPart(page) ? parts[page].map((part) => englishAddress({ page, part })) : [PAGES[page]],
  );
