import type { Language } from '#catalogs/languages.ts';

type Opened = Readonly<Record<string, unknown>>;
/** `today` is how the address is written today, if not the same. */
type UrlRow = readonly [language: Language, query: string, opens: Opened, today?: string];

/** What keeps its state in the address of a page. */
export interface Tool {
  /** The English address of its page. */
  page: string;
  /** What the page started with; an address says only what differs. */
  start?: Opened;
  rows: readonly UrlRow[];
}
