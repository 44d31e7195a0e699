import type { Lexicon } from '../../language/lexicon.ts';
import { foodWords } from './foodKey.ts';
import type { MatchLevel } from './levels.ts';

/** The levels at which a name is listed. */
type NameLevel = Extract<MatchLevel, 'name' | 'other-name' | 'general' | 'shared'>;

/** A food and all its names. */
export interface NamedFood<Id extends string = string> {
  id: Id;
  names: readonly string[];
  /** The level of each name; by default the first is 'name', the others 'other-name'. */
  levels?: readonly NameLevel[];
}

/** The food of a normalized name, or several that share it. */
export interface IndexedName<Id extends string> {
  ids: readonly Id[];
  level: NameLevel;
  /** Foods that share the name of a food which has no cup weight: `coarse salt`. They tell what it may weigh. */
  sharers?: readonly Id[];
  /** The names as written, for keys in order: if several foods have the key, one may match exactly. */
  written?: readonly (readonly [name: string, id: Id])[];
}

type Names<Id extends string> = ReadonlyMap<string, IndexedName<Id>>;

/** An index of food names. */
export interface FoodIndex<Id extends string = string> {
  lexicon: Lexicon;
  /** Maps an id to a food of the table. */
  foodOf: (id: Id) => string;
  /** The words of each name, in order. */
  wordsOf: ReadonlyMap<string, readonly string[]>;
  /** Keyed by words in order. */
  inOrder: Names<Id>;
  /** Keyed by words in any order. */
  anyOrder: Names<Id>;
  /** Keyed by the head noun and all words in any order (`keyByHead`). */
  byHead: Names<Id>;
  /** All words of all names, by first letter, for finding typos. */
  words: ReadonlyMap<string, readonly string[]>;
  known: ReadonlySet<string>;
}

export const keyInOrder = (words: readonly string[]) => words.join(' ');
export const keyInAnyOrder = (words: readonly string[]) => [...words].sort().join(' ');
export const keyByHead = (words: readonly string[], head: string) => `${head}: ${keyInAnyOrder(words)}`;

/** The head noun of a name. */
export const headWordOf = (words: readonly string[], { words: { grammar } }: Pick<Lexicon, 'words'>) =>
  (grammar.noun === 'first' ? words[0] : words.at(-1)) ?? '';

interface Entry<Id extends string> {
  id: Id;
  level: NameLevel;
  written?: string;
}

/**
 * Adds a name. A key keeps its first level, since names are added with the most certain level first; but a food's own
 * name is its own, whoever shares it.
 */
function addName<Id extends string>(
  names: Map<string, IndexedName<Id>>,
  key: string,
  entry: Entry<Id>,
): void {
  const { id, level, written } = entry;
  const known = names.get(key);
  const isShared = level === 'shared';
  if (known && isShared !== (known.level === 'shared')) {
    names.set(
      key,
      isShared
        ? { ...known, sharers: [...(known.sharers ?? []), id] }
        : {
            ids: [id],
            level,
            sharers: known.ids,
            ...(written !== undefined && { written: [[written, id]] }),
          },
    );
    return;
  }
  names.set(key, {
    ...known,
    ids: known ? [...new Set([...known.ids, id])] : [id],
    level: known?.level ?? level,
    ...(written !== undefined && { written: [...(known?.written ?? []), [written, id]] }),
  });
}

function byFirstLetter(known: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const word of known) {
    const same = words.get(word.charAt(0));
    if (same) same.push(word);
    else words.set(word.charAt(0), [word]);
  }
  return words;
}

/** Indexes the food names of a language. Ids that are not in the table need `foodOf`. */
export function foodIndex<Id extends string>(
  foods: Iterable<NamedFood<Id>>,
  lexicon: Lexicon,
  foodOf: (id: Id) => string = String,
): FoodIndex<Id> {
  const inOrder = new Map<string, IndexedName<Id>>();
  const anyOrder = new Map<string, IndexedName<Id>>();
  const byHead = new Map<string, IndexedName<Id>>();
  const known = new Set<string>();
  const wordsOf = new Map<string, readonly string[]>();
  for (const { id, names, levels = [] } of foods) {
    for (const [at, name] of names.entries()) {
      const words = wordsOf.get(name) ?? foodWords(name, lexicon);
      wordsOf.set(name, words);
      if (words.length === 0) continue;
      const level = levels[at] ?? (at === 0 ? 'name' : 'other-name');
      const entry = { id, level };
      addName(inOrder, keyInOrder(words), { ...entry, written: name });
      addName(anyOrder, keyInAnyOrder(words), entry);
      addName(byHead, keyByHead(words, headWordOf(words, lexicon)), entry);
      for (const word of words) known.add(word);
    }
  }
  return { lexicon, foodOf, wordsOf, inOrder, anyOrder, byHead, words: byFirstLetter(known), known };
}
