import MiniSearch, { type SearchOptions } from 'minisearch';
import { foldAccents } from '#domain/text/foldAccents.ts';
import type { Kind, SearchDocument } from './document.ts';

/** Stop words, in the languages of the site. */
const STOP_WORDS = new Set(
  (
    'a an and are can do for how i in is it many much my of on or the to what with ' +
    'au aux combien comment d de des dans du en est et l la le les ou pour quel quelle sur un une y ' +
    'am auf das den der die ein eine für im ist man mit oder sind und viel viele von wie wieviel zu zum'
  ).split(' '),
);

/** Shorter terms, and those with digits, must match exactly: in `egg` or `350` one wrong letter is too many. */
const SHORTEST_FUZZY = 4;

/** A term as it is compared: lower case, without accents, `ß`, `œ` and `æ` as two letters, `×` as `x`. */
export function plainTerm(term: string): string {
  return foldAccents(term)
    .replaceAll('×', 'x')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** When any one word is enough, a prefix must be at least this long. */
const SHORTEST_PREFIX = 3;

/** The shortest part of a compound word that is indexed. */
const SHORTEST_PART = 4;

/** A term and its suffixes, so that `mehl` finds `Weizenmehl` and `ofen` finds `Backofentemperatur`. */
export function withEndings(term: string): string[] {
  const most = term.length - SHORTEST_PART;
  return Array.from({ length: Math.max(most, 0) + 1 }, (_, start) => term.slice(start));
}

/** A query without stop words, or all of it if nothing else is left, as when `to` is about to become `tomato`. */
export function tellingWords(query: string): string {
  const words = query.split(/[\s\p{P}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** A search: the documents that match a query, best first. */
export type Find = (query: string) => readonly SearchDocument[];

/** Among equal matches, what answers at once ranks above what has to be read. */
const WEIGHT: Record<Kind, number> = {
  ingredient: 1.5,
  tool: 1.5,
  food: 0.5,
  post: 1.1,
  recipe: 1,
  page: 0.8,
};

/** The share of letters that may be wrong. */
const fuzzy = (term: string) => (term.length < SHORTEST_FUZZY || /\d/.test(term) ? false : 0.2);

/** From strict to lenient. The first that finds anything is used, so that correct spelling gets no noise. */
const WAYS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy, prefix: (term) => term.length >= SHORTEST_PREFIX },
];

/**
 * A search over documents: all words of a query count, the beginning of a word is enough; where nothing has them
 * all, words spelled nearly so count too, and then documents with some of them. An empty query finds nothing.
 * `compounds` is for languages that write one word after the other without a space.
 */
export function createSearch(documents: readonly SearchDocument[], compounds = false): Find {
  const byAddress = new Map<string, SearchDocument>(documents.map((document) => [document.to, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: 'to',
    fields: ['title', 'also', 'text'],
    processTerm: (term, field) =>
      compounds && field !== 'text' ? withEndings(plainTerm(term)) : plainTerm(term),
    searchOptions: {
      processTerm: plainTerm,
      prefix: true,
      boost: { title: 4, also: 2 },
      boostDocument: (to) => WEIGHT[byAddress.get(to)?.kind ?? 'page'],
    },
  });
  index.addAll(documents);
  return (query) => {
    const words = tellingWords(query);
    for (const way of WAYS) {
      const hits = index.search(words, way);
      if (hits.length > 0) return hits.flatMap(({ id }) => byAddress.get(id) ?? []);
    }
    return [];
  };
}

export interface Group {
  kind: Kind;
  documents: readonly SearchDocument[];
}

/** Groups results by kind. The best result's kind comes first, and the order within a kind stays. */
export function groupByKind(documents: readonly SearchDocument[]): Group[] {
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, documents: documents.filter((document) => document.kind === kind) }));
}
