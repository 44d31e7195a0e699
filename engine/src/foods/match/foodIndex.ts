import type { Lexicon } from '../../language/lexicon.ts';
import { foodWords } from './foodKey.ts';

/** A food and all its names. */
export interface NamedFood<Id extends string = string> {
  id: Id;
  names: readonly string[];
}

/** An index of food names. */
export interface FoodIndex<Id extends string = string> {
  lexicon: Lexicon;
  /** Keyed by words in order; null if two foods share a name. */
  inOrder: ReadonlyMap<string, Id | null>;
  /** The same, by words in any order. */
  anyOrder: ReadonlyMap<string, Id | null>;
  /** The same, by the word for the thing itself and all words in any order (`keyByHead`). */
  byHead: ReadonlyMap<string, Id | null>;
  /** All words of all names, by their first letter, to look for typos in. */
  words: ReadonlyMap<string, readonly string[]>;
  known: ReadonlySet<string>;
}

export const keyInOrder = (words: readonly string[]) => words.join(' ');
export const keyInAnyOrder = (words: readonly string[]) => [...words].sort().join(' ');
export const keyByHead = (words: readonly string[], head: string) => `${head}: ${keyInAnyOrder(words)}`;

/** The word for the thing itself: the last one in English and German, the first one in French and Spanish. */
export const headOf = (words: readonly string[], { language }: Pick<Lexicon, 'language'>) =>
  (language === 'fr' || language === 'es' ? words[0] : words.at(-1)) ?? '';

/** Indexes the food names of a language. */
export function foodIndex<Id extends string>(
  foods: Iterable<NamedFood<Id>>,
  lexicon: Lexicon,
): FoodIndex<Id> {
  const inOrder = new Map<string, Id | null>();
  const anyOrder = new Map<string, Id | null>();
  const byHead = new Map<string, Id | null>();
  const known = new Set<string>();
  const add = (map: Map<string, Id | null>, key: string, id: Id) => {
    const other = map.get(key);
    map.set(key, other === undefined || other === id ? id : null);
  };
  for (const { id, names } of foods) {
    for (const name of names) {
      const words = foodWords(name, lexicon);
      if (words.length === 0) continue;
      add(inOrder, keyInOrder(words), id);
      add(anyOrder, keyInAnyOrder(words), id);
      add(byHead, keyByHead(words, headOf(words, lexicon)), id);
      for (const word of words) known.add(word);
    }
  }
  const words = new Map<string, string[]>();
  for (const word of known) words.set(word.charAt(0), [...(words.get(word.charAt(0)) ?? []), word]);
  return { lexicon, inOrder, anyOrder, byHead, words, known };
}
