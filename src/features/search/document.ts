import type { Catalog } from '#i18n/catalog.ts';

/** The kinds of what can be found; results stand together by kind. */
export type Kind = keyof Catalog['search']['results']['kinds'];

/** One thing that can be found. */
export interface SearchDocument {
  /** Its English address, unique among all. */
  to: string;
  kind: Kind;
  title: string;
  /** One line that is shown under the title. */
  text: string;
  /** Words that lead here without being shown. */
  also?: string;
  /** The language of title and text where it is not the one of the page. */
  lang?: 'en' | 'es';
}

/** What the search reads on first use: one file per language, written when the site is built. */
export interface SearchIndex {
  words: Catalog['search']['results'];
  documents: readonly SearchDocument[];
  /** Addresses of documents that are offered before anything is typed. */
  start: readonly string[];
}
