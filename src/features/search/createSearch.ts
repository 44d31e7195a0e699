import { findTypoMatches } from '@gramwise/engine/language/findTypoMatches.ts';
import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { normalizeTerm } from '@gramwise/engine/language/stems.ts';
import type { Query, SearchResult } from 'minisearch';
import type { Language } from '#catalogs/languages.ts';
import { findKnownPart, splitCompound } from './compounds.ts';
import type { Kind, SearchDocument } from './document.ts';
import { indexDocuments } from './indexDocuments.ts';
import { dropAmounts, joinKnownPair, queryWords } from './words.ts';

export interface SearchHits {
  /** Best first. */
  documents: readonly SearchDocument[];
  /**
   * How well they match: all words of the query, similarly spelled words, or only some of the words, in their titles.
   */
  quality: 'fits' | 'similar' | 'close';
}

export type Find = (query: string) => SearchHits;

/** A known word of up to this length matches only itself. */
const MAX_WHOLE_WORD_LENGTH = 2;

/** Results that are merely close are only a hint, so there are few. */
const MAX_CLOSE_RESULTS = 6;

/**
 * A search over documents. They must contain all words of the query, or words starting with them. A word that is in no
 * document may be a compound of two known ones, or misspelled. If nothing has all words, it finds the documents
 * with at least half of them in the title. An empty query finds nothing. `short` has the words behind abbreviations,
 * `kinds` the names of the kinds, which match too: `soup recipes`.
 */
export function createSearch(
  language: Language,
  documents: readonly SearchDocument[],
  short: Readonly<Record<string, string>> = {},
  kinds?: Readonly<Record<Kind, string>>,
): Find {
  const { index, byPath, stem, known, inFull } = indexDocuments(language, documents, kinds);
  const meanings = new Map(Object.entries(short).map(([sign, word]) => [stem(sign), stem(word)]));

  const isKnown = (word: string) => known.words.has(stem(word)) || meaning(word) !== undefined;
  /**
   * Matches words that start with it, but only the word itself if it is a known short one: `ei` does not find `ein`.
   */
  const starting = (term: string): Query => ({
    queries: [term],
    prefix: term.length > MAX_WHOLE_WORD_LENGTH || !known.words.has(term),
  });
  /** The word behind an abbreviation, which may be a plural too short for a stem: `lbs`. */
  const meaning = (word: string) => meanings.get(stem(word)) ?? meanings.get(word.replace(/s$/, ''));
  // An unknown stem is not a prefix: `buter` is not `but`, which `butternut` starts with.
  const spelled = (word: string): Query[] =>
    [known.words.has(stem(word)) ? stem(word) : normalizeTerm(STEMMINGS[language], word), meaning(word)]
      .filter((term) => term !== undefined)
      .map(starting);
  const composed = (word: string): Query[] => {
    const readings = isKnown(word) ? [] : splitCompound(language, word, known);
    return [...spelled(word), ...readings.map((queries) => ({ combineWith: 'AND' as const, queries }))];
  };
  const similar = (word: string): Query[] =>
    isKnown(word) ? spelled(word) : [...composed(word), ...findTypoMatches(word, inFull).map(stem)];
  const all = (words: readonly string[], meant: (word: string) => Query[]) =>
    index.search(
      { combineWith: 'AND', queries: words.map((word) => ({ combineWith: 'OR', queries: meant(word) })) },
      words.length > 1 ? { filter: (hit) => isTogether(hit, byPath.get(hit.id)?.kind) } : {},
    );

  /** Whether a title begins with the words; a single one begins too many titles to say more than the score does. */
  const isBegun = (title: string, words: readonly string[]) => {
    const titled = queryWords(language, title);
    return words.length > 1 && words.every((word, place) => titled[place]?.startsWith(word));
  };

  /** Moves up documents whose whole title was asked for, and foods whose title is being typed or of which another full name was. */
  const ranked = (results: readonly SearchResult[], words: readonly string[]) => {
    const asked = new Set(words.flatMap((word) => [stem(word), meaning(word)]));
    const found = results.flatMap(({ id }) => byPath.get(id) ?? []);
    const isAsked = (name: string) => queryWords(language, name).every((word) => asked.has(stem(word)));
    // A recipe's name in its own language: `Encurtido de limón (nimbu ka achaar)`
    const isTitle = ({ title, kind }: SearchDocument) =>
      isAsked(title.replace(kind === 'recipe' ? /,.*| \(.*/ : /,.*/, ''));
    const others = found.filter((document) => !isTitle(document));
    const foods = others.filter(({ kind }) => kind === 'food');
    const begun = foods.filter(({ title }) => isBegun(title, words));
    const named = foods.filter(({ names = [] }) => names.some(isAsked));
    const inOrder = [...new Set([...begun, ...named, ...foods])].values();
    return [
      ...found.filter(isTitle),
      ...others.flatMap((document) => (document.kind === 'food' ? (inOrder.next().value ?? []) : document)),
    ];
  };
  const isTitled = ({ id, match }: SearchResult) =>
    byPath.get(id)?.kind === 'tool' || Object.values(match).some((fields) => fields.includes('title'));
  const close = (words: readonly string[]): SearchDocument[] => {
    const found = new Map<string, SearchResult[]>();
    for (const word of words) {
      const part = isKnown(word) ? null : findKnownPart(language, word, known);
      const queries = [...splitCompound(language, word, known).flat(), part ?? stem(word)];
      for (const hit of index.search({ combineWith: 'OR', queries }, { filter: isTitled }))
        found.set(hit.id, [...(found.get(hit.id) ?? []), hit]);
    }
    return [...found.values()]
      .filter((hits) => hits.length * 2 >= words.length)
      .sort((a, b) => b.length - a.length || sum(b) - sum(a))
      .slice(0, MAX_CLOSE_RESULTS)
      .flatMap(([hit]) => byPath.get(hit?.id) ?? []);
  };

  const fitting = (words: readonly string[], meant: (word: string) => Query[]) =>
    ranked(all(words, meant), words);

  return (query) => {
    const words = queryWords(language, query);
    const pair = joinKnownPair(words, isKnown);
    const foods = dropAmounts(words);
    if (words.length === 0) return { documents: [], quality: 'fits' };
    const strict = [...new Set([...(pair ? fitting(pair, spelled) : []), ...fitting(words, spelled)])];
    if (strict.length > 0) return { documents: strict, quality: 'fits' };
    for (const [asked, meant, quality] of [
      [words, composed, 'fits'],
      [foods, composed, 'fits'],
      [foods, similar, 'similar'],
    ] as const) {
      const documents = fitting(asked, meant);
      if (documents.length > 0) return { documents, quality };
    }
    return { documents: close(foods), quality: 'close' };
  };
}

/**
 * Whether a title has one of the words, or another field all of them. The prose of a recipe does not count: one that
 * browns onions in butter is not about brown butter.
 */
function isTogether({ match }: SearchResult, kind: Kind | undefined): boolean {
  // A longer word found by the same prefix adds nothing: `roasting` to `roast`.
  const terms = Object.keys(match);
  const all = terms
    .filter((term) => !terms.some((other) => other !== term && term.startsWith(other)))
    .map((term) => match[term] ?? []);
  return (
    all.some((fields) => fields.includes('title')) ||
    all.every((fields) => fields.includes('also') || fields.includes('kind')) ||
    (kind !== 'recipe' && all.every((fields) => fields.includes('text')))
  );
}

const sum = (results: readonly SearchResult[]) => results.reduce((total, { score }) => total + score, 0);
