import { STEMMINGS } from '@gramwise/engine/language/stems/stemmings.ts';
import { normalizeTerm, stemOf } from '@gramwise/engine/language/stems.ts';
import type { Language } from '#catalogs/languages.ts';
import { stopWords } from './stopWords.ts';

/** A query's words, normalized for comparison, without stop words unless nothing else is left, as in `to`. */
export function queryWords(language: Language, query: string): string[] {
  const words = query
    .split(/[\s\p{P}]+/u)
    .map((word) => normalizeTerm(STEMMINGS[language], word))
    .filter((word) => word !== '');
  const kept = words.filter((word) => !stopWords(language).has(word));
  return kept.length > 0 ? kept : words;
}

/** The words of other names that the name itself lacks in any form: `corn starch` and `corn flour` give `flour`. */
export function extractNewWords(language: Language, name: string, others: string): string {
  const stem = (word: string) => stemOf(STEMMINGS[language], word);
  const known = new Set(queryWords(language, name).map(stem));
  const found = queryWords(language, others).filter((word) => {
    const isNew = !known.has(stem(word));
    known.add(stem(word));
    return isNew;
  });
  return found.join(' ');
}

/** Drops numbers, because no page is about an amount: `100 g flour` asks about flour. */
export function dropAmounts(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !/^\d+$/.test(word));
  return rest.length > 0 ? rest : words;
}

/** Joins two adjacent words if that makes a known word: `corn starch` is `cornstarch`. */
export function joinKnownPair(words: readonly string[], isKnown: (word: string) => boolean): string[] | null {
  const at = words.findIndex((word, n) => n + 1 < words.length && isKnown(word + words[n + 1]));
  return at < 0 ? null : [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)];
}
