import { englishAddress, PAGE_IDS, PAGES, type PartPage, type WholePage } from './paths.ts';

/** The ids of the content that pages with a part show, such as every recipe. */
export type Parts = Readonly<Record<PartPage, readonly string[]>>;

const hasPart = (page: WholePage | PartPage): page is PartPage => PAGES[page].includes(':');

/** The English path of every page of the site. */
export const everyPath = (parts: Parts): string[] =>
  PAGE_IDS.flatMap((page) =>
    hasPart(page) ? parts[page].map((part) => englishAddress({ page, part })) : [PAGES[page]],
  );
