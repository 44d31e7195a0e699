import MiniSearch, { type SearchOptions } from 'minisearch';
import { foldAccents } from '#domain/text/foldAccents.ts';
import type { Kind, SearchDocument } from './document.ts';

/** Stop words in the site's languages. */
const STOP_WORDS = new Set(
  (
    'a an and are can do for how i in is it many much my of on or the to what with ' +
    'au aux combien comment d de des dans du en est et l la le les ou pour quel quelle sur un une y ' +
    'am auf das den der die ein eine für im ist man mit oder sind und viel viele von wie wieviel zu zum'
  ).split(' '),
);

/** Shorter terms and those with digits must match exactly: in `egg` or `350`, one wrong character is too many. */
const SHORTEST_FUZZY = 4;

/** Normalizes a term: lower case, no accents, `ß`, `œ` and `æ` as two letters, `×` as `x`. */
export function plainTerm(term: string): string {
  return foldAccents(term)
    .replaceAll('×', 'x')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** The shortest prefix when matching any one word is enough. */
const SHORTEST_PREFIX = 3;

/** The shortest part of a compound word that is indexed. */
const SHORTEST_PART = 4;

/** A term and its suffixes, so that `mehl` finds `Weizenmehl` and `ofen` finds `Backofentemperatur`. */
export function withSuffixes(term: string): string[] {
  const last = term.length - SHORTEST_PART;
  return Array.from({ length: Math.max(last, 0) + 1 }, (_, start) => term.slice(start));
}

/** A query without stop words, or all of it if nothing else is left, such as `to` while typing `tomato`. */
export function dropStopWords(query: string): string {
  const words = query.split(/[\s\p{P}]+/u).filter((word) => word !== '');
  const kept = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return (kept.length > 0 ? kept : words).join(' ');
}

/** Finds the documents that match a query, best first. */
export type Find = (query: string) => readonly SearchDocument[];

/** Among equal matches, direct answers rank above texts to read. */
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

/** From strict to lenient. The first one with results is used, so that correctly spelled queries get no noise. */
const STRATEGIES: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy, prefix: (term) => term.length >= SHORTEST_PREFIX },
];

/**
 * A search over documents. They must contain all words of the query, or words starting with them; if none do, similar
 * spellings match too, and finally documents with only some of the words. An empty query finds nothing. `compounds` is
 * for languages with compound words.
 */
export function createSearch(documents: readonly SearchDocument[], compounds = false): Find {
  const byAddress = new Map<string, SearchDocument>(documents.map((document) => [document.to, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: 'to',
    fields: ['title', 'also', 'text'],
    processTerm: (term, field) =>
      compounds && field !== 'text' ? withSuffixes(plainTerm(term)) : plainTerm(term),
    searchOptions: {
      processTerm: plainTerm,
      prefix: true,
      boost: { title: 4, also: 2 },
      boostDocument: (to) => WEIGHT[byAddress.get(to)?.kind ?? 'page'],
    },
  });
  index.addAll(documents);
  return (query) => {
    const words = dropStopWords(query);
    for (const strategy of STRATEGIES) {
      const hits = index.search(words, strategy);
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
