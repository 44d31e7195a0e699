import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { normalizeTerm, stemOf } from '@gramwise/engine/language/stems.ts';
import MiniSearch from 'minisearch';
import type { Language } from '#catalogs/languages.ts';
import type { Kind, SearchDocument } from './document.ts';
import { stopWords } from './stopWords.ts';
import { extractNewWords } from './words.ts';

/** The minimum length of an indexed end of a compound. */
const MIN_END_LENGTH = 4;

/** A term and its ends, so that `mehl` finds `Weizenmehl` and `ofen` finds `Backofentemperatur`. */
export function withWordEnds(term: string): string[] {
  const last = term.length - MIN_END_LENGTH;
  return Array.from({ length: Math.max(last, 0) + 1 }, (_, start) => term.slice(start));
}

/** Among equal matches, direct answers rank above texts to read. */
const KIND_WEIGHTS: Record<Kind, number> = {
  ingredient: 1.5,
  tool: 1.55,
  food: 0.75,
  post: 1.1,
  question: 0.8,
  recipe: 1,
  page: 1.3,
};

/**
 * The index of documents and the words in them: `known` as stems, with the ends of compounds, `inFull` as written.
 * `kinds` has the names of the kinds, which match too.
 */
export function indexDocuments(
  language: Language,
  documents: readonly SearchDocument[],
  kinds: Readonly<Record<Kind, string>> | undefined,
) {
  const byPath = new Map<string, SearchDocument>(documents.map((document) => [document.to, document]));
  const stem = (word: string) => stemOf(STEMMINGS[language], normalizeTerm(STEMMINGS[language], word));
  const known = { words: new Set<string>(), ends: new Set<string>() };
  const inFull = new Set<string>();
  const index = new MiniSearch<SearchDocument>({
    idField: 'to',
    fields: ['title', 'also', 'text', 'kind'],
    // Counts a word once that several names of a food share.
    extractField: ({ names = [], kind, ...document }, field) => {
      if (field === 'kind') return kinds?.[kind];
      return field === 'also' && names.length > 0
        ? extractNewWords(language, document.title, names.join(' ')) || undefined
        : document[field as 'title'];
    },
    processTerm: (term, field) => {
      const plain = normalizeTerm(STEMMINGS[language], term);
      if (plain === '' || stopWords(language).has(plain)) return null;
      inFull.add(plain);
      known.words.add(stem(plain));
      if (!STEMMINGS[language].compounds || field === 'text' || field === 'kind') return stem(plain);
      const ends = withWordEnds(plain).map(stem);
      for (const end of ends) known.ends.add(end);
      return [...new Set([stem(plain), ...ends])];
    },
    searchOptions: {
      processTerm: (term) => term,
      tokenize: (term) => [term],
      boost: { title: 4, also: 2, kind: 0.1 },
      boostDocument: (to) => KIND_WEIGHTS[byPath.get(to)?.kind ?? 'page'],
    },
  });
  index.addAll(documents);
  return { index, byPath, stem, known, inFull };
}
