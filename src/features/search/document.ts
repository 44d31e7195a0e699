import type { Catalog } from '#catalogs/catalog.ts';

/** The kinds of results, used for grouping. */
export type Kind = keyof Catalog['search']['results']['kinds'];

/** One entry of the search index. */
export interface SearchDocument {
  /** Its English path, unique in the index. */
  to: string;
  kind: Kind;
  title: string;
  /** One line, shown under the title. */
  text: string;
  /** Words that match but are not shown. */
  also?: string;
  /** A food's full other names, not shown either. A food found by one of them ranks above the others. */
  names?: readonly string[];
}

/** What the search loads on first use: one file per language, written at build time. */
export interface SearchIndex {
  messages: Catalog['search']['results'];
  documents: readonly SearchDocument[];
  /** URLs of the documents suggested before anything is typed. */
  start: readonly string[];
  /** Abbreviations and the word they stand for: `tbsp` is `tablespoon`. */
  short: Readonly<Record<string, string>>;
}
