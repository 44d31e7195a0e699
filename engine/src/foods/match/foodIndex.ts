import type { Lexicon } from '../../language/lexicon.ts';
import type { FoodTrait } from '../traitIds.ts';
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
  /** The food of the table that a food is a kind of, the nearest; null if there is none. */
  generalOf: (food: string) => string | null;
  /** Whether a food of the table has a trait. */
  hasTrait: (food: string, trait: FoodTrait) => boolean;
  /** The words of a name, in order. */
  wordsOf: (name: string) => readonly string[];
  /** Keyed by words in order. */
  inOrder: Names<Id>;
  /** Keyed by words in any order. */
  anyOrder: Names<Id>;
  /** Those of several words, keyed by the head noun and all words in any order (`keyByHead`). */
  byHead: Names<Id>;
  /** All words of all names, by first letter, for finding typos. */
  words: ReadonlyMap<string, readonly string[]>;
  known: ReadonlySet<string>;
}

export const keyInOrder = (words: readonly string[]) => words.join(' ');
export const keyInAnyOrder = (words: readonly string[]) => [...words].sort().join(' ');
/** `inAnyOrder` is the key of all words. */
export const keyByHead = (inAnyOrder: string, head: string) => `${head}: ${inAnyOrder}`;

/** The head noun of a name. */
export const headWordOf = (words: readonly string[], { words: { grammar } }: Pick<Lexicon, 'words'>) =>
  (grammar.noun === 'first' ? words[0] : words.at(-1)) ?? '';

interface Entry<Id extends string> {
  id: Id;
  level: NameLevel;
  written?: string;
}

/** An indexed name to which others are added. */
interface OpenName<Id extends string> extends IndexedName<Id> {
  ids: Id[];
  sharers?: Id[];
  written?: [name: string, id: Id][];
}

/**
 * Adds a name. A key keeps its first level, since names are added with the most certain level first; but a food's own
 * name is its own, whoever shares it.
 */
function addName<Id extends string>(
  names: Map<string, OpenName<Id>>,
  key: string,
  { id, level, written }: Entry<Id>,
): void {
  const known = names.get(key);
  const own: OpenName<Id> = { ids: [id], level, ...(written !== undefined && { written: [[written, id]] }) };
  if (!known) names.set(key, own);
  else if ((level === 'shared') === (known.level === 'shared')) {
    if (!known.ids.includes(id)) known.ids.push(id);
    if (own.written) known.written?.push(...own.written);
  } else if (level === 'shared') known.sharers = [...(known.sharers ?? []), id];
  else names.set(key, { ...own, sharers: known.ids });
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

interface FoodIndexOptions<Id extends string> {
  /** Maps an id to a food; not needed for ids of the table. */
  foodOf?: (id: Id) => string;
  /** Not needed where no food is a kind of another. */
  generalOf?: FoodIndex['generalOf'];
  /** Not needed where no food has a trait. */
  hasTrait?: FoodIndex['hasTrait'];
  /** The words of a name, for a caller that knows them. */
  wordsOf?: (name: string) => readonly string[];
}

/** Indexes the food names of a language. */
export function foodIndex<Id extends string>(
  foods: Iterable<NamedFood<Id>>,
  lexicon: Lexicon,
  {
    foodOf = String,
    generalOf = () => null,
    hasTrait = () => false,
    wordsOf = (name) => foodWords(name, lexicon),
  }: FoodIndexOptions<Id> = {},
): FoodIndex<Id> {
  const inOrder = new Map<string, OpenName<Id>>();
  const anyOrder = new Map<string, OpenName<Id>>();
  const byHead = new Map<string, OpenName<Id>>();
  const known = new Set<string>();
  const add = (words: readonly string[], written: string, entry: Entry<Id>) => {
    const key = keyInAnyOrder(words);
    addName(inOrder, keyInOrder(words), { ...entry, written });
    addName(anyOrder, key, entry);
    if (words.length > 1) addName(byHead, keyByHead(key, headWordOf(words, lexicon)), entry);
    for (const word of words) known.add(word);
  };
  for (const { id, names, levels = [] } of foods) {
    for (const [at, name] of names.entries()) {
      const words = wordsOf(name);
      const level = levels[at] ?? (at === 0 ? 'name' : 'other-name');
      if (words.length > 0) add(words, name, { id, level });
    }
  }
  return {
    lexicon,
    foodOf,
    generalOf,
    hasTrait,
    wordsOf,
    inOrder,
    anyOrder,
    byHead,
    words: byFirstLetter(known),
    known,
  };
}
