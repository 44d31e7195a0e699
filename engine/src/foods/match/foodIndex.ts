import type { Lexicon } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import type { FoodTrait } from '../traitIds.ts';
import { foodWords } from './foodKey.ts';
import type { MatchLevel } from './levels.ts';

/** The levels at which a name is listed. */
export type NameLevel = Extract<MatchLevel, 'name' | 'other-name' | 'general' | 'shared'>;

/** A food and all its names. */
export interface NamedFood<Id extends string = string> {
  id: Id;
  names: readonly string[];
  /** The level of each name; by default the first is 'name', the others 'other-name'. */
  levels?: readonly NameLevel[];
}

/** One name of a food. */
export interface NameEntry<Id extends string = string> {
  id: Id;
  level: NameLevel;
  /** The name as written. */
  written: string;
  /** Its normalized words, in order. */
  words: readonly string[];
}

/** The food of a normalized name, or several that share it. */
export interface IndexedName<Id extends string> {
  ids: readonly Id[];
  level: NameLevel;
  /** Foods that share the name of a food which has no cup weight: `coarse salt`. They tell what it may weigh. */
  sharers: readonly Id[];
  /** Its names with the same words in the same order: if several foods have these, one may match exactly as written. */
  written: readonly NameEntry<Id>[];
}

/** An index of food names. */
export interface FoodIndex<Id extends string = string> {
  lexicon: Lexicon;
  /** Maps an id to a food of the table. */
  foodOf: (id: Id) => string;
  /** The food of the table that a food is a kind of, the nearest; null if there is none. */
  generalOf: (food: string) => string | null;
  /** Whether a food of the table has a trait. */
  hasTrait: (food: string, trait: FoodTrait) => boolean;
  /** The names with the same words in any order (`keyInAnyOrder`), those with the most certain level first. */
  entries: ReadonlyMap<string, readonly NameEntry<Id>[]>;
}

export const keyInAnyOrder = (words: readonly string[]): string =>
  words.length > 1 ? [...words].sort().join(' ') : (words[0] ?? '');

/** The head noun of a name. */
export const headWordOf = (words: readonly string[], { words: { grammar } }: Pick<Lexicon, 'words'>) =>
  (grammar.noun === 'first' ? words[0] : words.at(-1)) ?? '';

const idsOf = <Id extends string>(entries: readonly NameEntry<Id>[]): readonly Id[] =>
  entries.length > 1 ? [...new Set(entries.map(({ id }) => id))] : entries.map(({ id }) => id);

const isShared = ({ level }: NameEntry) => level === 'shared';

/** What several names mean together: a food's own name is its own, whoever shares it. */
function meaningOf<Id extends string>(
  entries: readonly NameEntry<Id>[],
  isOrdered: boolean,
): IndexedName<Id> | null {
  const own = entries.filter((entry) => !isShared(entry));
  const meant = own.length > 0 ? own : entries;
  const [first] = meant;
  if (!first) return null;
  const sharers = own.length > 0 && own.length < entries.length ? idsOf(entries.filter(isShared)) : [];
  return { ids: idsOf(meant), level: first.level, sharers, written: isOrdered ? meant : [] };
}

/** The names of these words in any order. */
export const entriesOf = <Id extends string>(
  words: readonly string[],
  { entries }: FoodIndex<Id>,
): readonly NameEntry<Id>[] => entries.get(keyInAnyOrder(words)) ?? [];

/** The food with a name of these words in any order; null if there is none. */
export const namedInAnyOrder = <Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
  entries: readonly NameEntry<Id>[] = entriesOf(words, index),
) => meaningOf(entries, false);

/** The food with a name of these words in this order, among `entries` of these words; null if there is none. */
export const namedInOrder = <Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
  entries: readonly NameEntry<Id>[] = entriesOf(words, index),
) =>
  meaningOf(
    entries.filter((entry) => entry.words.every((word, at) => word === words[at])),
    true,
  );

/** The food of those among names of several words that have a head noun; null if there is none. */
export const namedByHead = <Id extends string>(
  entries: readonly NameEntry<Id>[],
  head: string,
  { lexicon }: FoodIndex<Id>,
) =>
  meaningOf(
    entries.filter(({ words }) => headWordOf(words, lexicon) === head),
    false,
  );

const knownIn = new WeakMap<FoodIndex['entries'], ReadonlySet<string>>();

/** All words of all names, collected when first needed. */
export const knownWords = ({ entries }: Pick<FoodIndex, 'entries'>): ReadonlySet<string> =>
  cachedIn(knownIn, entries, () => new Set([...entries.values()].flatMap(([first]) => first?.words ?? [])));

/** A name, where nouns are compounds also in one word: `Hähncheninnenfilet` is `Hähnchen-Innenfilet`. */
const spellingsOf = (name: string, { words: { grammar } }: Lexicon): readonly string[] => {
  const whole = grammar.noun === 'compound' ? name.replace(/(?<=\p{L})-(?=\p{Lu})/gu, '') : name;
  return whole === name ? [name] : [name, whole];
};

type FoodFacts<Id extends string> = Pick<FoodIndex<Id>, 'foodOf' | 'generalOf' | 'hasTrait'>;

/** Indexes the food names of a language. `facts` are not needed for ids of the table without kinds and traits. */
export function foodIndex<Id extends string>(
  foods: Iterable<NamedFood<Id>>,
  lexicon: Lexicon,
  { foodOf = String, generalOf = () => null, hasTrait = () => false }: Partial<FoodFacts<Id>> = {},
): FoodIndex<Id> {
  const entries = new Map<string, NameEntry<Id>[]>();
  for (const { id, names, levels = [] } of foods) {
    for (const [at, name] of names.entries())
      for (const written of spellingsOf(name, lexicon)) {
        const words = foodWords(written, lexicon);
        if (words.length === 0) continue;
        const level = levels[at] ?? (at === 0 ? 'name' : 'other-name');
        cachedIn(entries, keyInAnyOrder(words), () => []).push({ id, level, written, words });
      }
  }
  return { lexicon, foodOf, generalOf, hasTrait, entries };
}
