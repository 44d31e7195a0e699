import MiniSearch from 'minisearch';
import type { Kind, SearchDocument } from './document.ts';

/** Words that say nothing about what is meant, in the languages of the site. */
const EMPTY_WORDS = new Set(
  (
    'a an and are can do for how i in is it many much my of on or the to what with ' +
    'au aux combien comment d de des dans du en est et l la le les ou pour quel quelle sur un une y ' +
    'am auf das den der die ein eine für im ist man mit oder sind und viel viele von wie wieviel zu zum'
  ).split(' '),
);

/** Terms shorter than this, and those with digits, must be spelled right: of `egg` or `350` one letter is too much. */
const SHORTEST_FUZZY = 4;

/** A word as it is compared: lower case, without accents, `ß` and `œ` as two letters. */
export function plainTerm(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** The words of a query that tell something; all of them where none does, as while `to` becomes `tomato`. */
export function tellingWords(query: string): string {
  const words = query.split(/[\s\p{P}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !EMPTY_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
}

/**
 * A search over documents, best first: all words count, spelled wrong by up to a fifth of their letters or typed
 * halfway; where no document has all of the words, those with some of them. An empty query finds nothing.
 */
export function createSearch(
  documents: readonly SearchDocument[],
): (query: string) => readonly SearchDocument[] {
  const byAddress = new Map(documents.map((document) => [document.to, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: 'to',
    fields: ['title', 'also', 'text'],
    processTerm: plainTerm,
    searchOptions: {
      boost: { title: 4, also: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < SHORTEST_FUZZY || /\d/.test(term) ? false : 0.2),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(documents);
  return (query) => {
    const words = tellingWords(query);
    const all = index.search(words, { combineWith: 'AND' });
    const hits = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
    return hits.flatMap(({ id }) => byAddress.get(id) ?? []);
  };
}

export interface Group {
  kind: Kind;
  documents: readonly SearchDocument[];
}

/** Results by kind: the kind of the best result comes first, and inside a kind the order stays. */
export function groupByKind(documents: readonly SearchDocument[]): Group[] {
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, documents: documents.filter((document) => document.kind === kind) }));
}
