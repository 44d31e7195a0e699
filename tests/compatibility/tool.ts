import type { Language } from '#catalogs/languages.ts';

type Opened = Readonly<Record<string, unknown>>;
/** `today` is how the URL is written today, if not the same. */
type UrlRow = readonly [language: Language, query: string, opens: Opened, today?: string];

/** What keeps its state in the URL of a page. */
export interface Tool {
  /** The English path of its page. */
  page: string;
  /** What the page started with; a URL says only what differs. */
  start?: Opened;
  rows: readonly UrlRow[];
}
