import { foodWords } from './foodKey.ts';
import type { Lexicon } from './lexicon.ts';

/** A food and everything it is called. */
export interface NamedFood<Id extends string = string> {
  id: Id;
  names: readonly string[];
}

/** Names of foods, ready to be found. */
export interface FoodIndex<Id extends string = string> {
  lexicon: Lexicon;
  /** By words in order; null where two foods share a name. */
  inOrder: ReadonlyMap<string, Id | null>;
  /** The same by words in any order. */
  anyOrder: ReadonlyMap<string, Id | null>;
  /** All words of all names, by their first letter: typos are looked for among them. */
  words: ReadonlyMap<string, readonly string[]>;
  known: ReadonlySet<string>;
}

export const keyInOrder = (words: readonly string[]) => words.join(' ');
export const keyInAnyOrder = (words: readonly string[]) => [...words].sort().join(' ');

/** Makes the names of a language searchable. */
export function foodIndex<Id extends string>(
  foods: Iterable<NamedFood<Id>>,
  lexicon: Lexicon,
): FoodIndex<Id> {
  const inOrder = new Map<string, Id | null>();
  const anyOrder = new Map<string, Id | null>();
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
      for (const word of words) known.add(word);
    }
  }
  const words = new Map<string, string[]>();
  for (const word of known) words.set(word.charAt(0), [...(words.get(word.charAt(0)) ?? []), word]);
  return { lexicon, inOrder, anyOrder, words, known };
}
