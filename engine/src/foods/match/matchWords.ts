import type { Lexicon } from '../../language/lexicon.ts';
import { isKindBy } from '../kindOf.ts';
import { distinguishingWords } from './distinguishingWords.ts';
import { foldName } from './findFoods.ts';
import {
  entriesOf,
  type FoodIndex,
  headWordOf,
  type IndexedName,
  namedByHead,
  namedInOrder,
} from './foodIndex.ts';
import { foodWords, singularOf } from './foodKey.ts';
import { contradictsFood, isStateWord, saysOwnState } from './foodStates.ts';
import type { MatchLevel } from './levels.ts';
import { isKindWord, markPlainWords } from './plainWords.ts';

/** The food that words mean, and how it was found. */
export interface FoodMatch<Id extends string> {
  id: Id;
  level: MatchLevel;
  /** All foods that share the name if its level is `shared`; else just the one. */
  ids: readonly Id[];
  /** Foods that share the name of a food without a cup weight. */
  sharers: readonly Id[];
}

/** The match of a name; `unclear` if several foods have the same normalized name. */
type NameMatch<Id extends string> = FoodMatch<Id> | 'unclear' | null;

/** Resolves an indexed name; `typed` may tell which of several foods is meant. */
export function resolveName<Id extends string>(
  { ids, level, sharers, written }: IndexedName<Id>,
  typed: string,
): NameMatch<Id> {
  const [id, other] = ids;
  if (id === undefined) return null;
  if (other === undefined || level === 'shared')
    return { id, ids, level: other ? 'shared' : nameLevel(level), sharers };
  const [exact, second] = new Set(
    written.filter(({ written }) => foldName(written) === typed).map(({ id }) => id),
  );
  return exact === undefined || second !== undefined
    ? 'unclear'
    : { id: exact, ids: [exact], level, sharers: [] };
}

/** A shared name that only one food of the list has counts as its other name. */
const nameLevel = (level: MatchLevel): MatchLevel => (level === 'shared' ? 'other-name' : level);

/** Words of a text, and the text as it was typed, folded. */
interface NameQuery {
  words: readonly string[];
  typed: string;
}

const nameQueryOf = (text: string, lexicon: Lexicon): NameQuery => ({
  words: foodWords(text, lexicon),
  typed: foldName(text),
});

/**
 * The food with a name of these words, or of the same in another order about the same thing: brown sugar may be written
 * sugar brown, but chocolate milk is not milk chocolate.
 */
function matchExactly<Id extends string>({ words, typed }: NameQuery, index: FoodIndex<Id>): NameMatch<Id> {
  const entries = entriesOf(words, index);
  if (entries.length === 0) return null;
  const inOrder = namedInOrder(words, index, entries);
  if (inOrder) return resolveName(inOrder, typed);
  const { lexicon } = index;
  const head = headWordOf(words, lexicon);
  // `poudre d’anis` is `anis en poudre`
  const heads = isKindWord(head, lexicon) || isStateWord(head, lexicon) ? words : [head];
  const found = heads.map((word) => namedByHead(entries, word, index)).find((name) => name !== null);
  return found ? resolveName(found, typed) : null;
}

/** Lowers the level of a name found among other words. */
const besidePlain = <Id extends string>(match: FoodMatch<Id>): FoodMatch<Id> =>
  match.level === 'name' || match.level === 'other-name' ? { ...match, level: 'plain' } : match;

/** Whether remarks beside a name fit its food, with no state that contradicts it. */
export function fitsState<Id extends string>(
  match: FoodMatch<Id>,
  { remarks, name }: { remarks: readonly string[]; name: readonly string[] },
  index: FoodIndex<Id>,
): boolean {
  const food = index.foodOf(match.id);
  return match.level === 'shared' || !contradictsFood(remarks, name, { food, index });
}

/** All proper runs of words, longest first, that leave out only plain words and contain others. */
function* runsBeside(plain: readonly boolean[]): Generator<{ from: number; to: number }> {
  for (let length = plain.length - 1; length > 0; length--) {
    for (let from = 0; from + length <= plain.length; from++) {
      const to = from + length;
      const isOnlyPlainLeft = plain.every((is, at) => is || (at >= from && at < to));
      if (isOnlyPlainLeft && !plain.slice(from, to).every(Boolean)) yield { from, to };
    }
  }
}

/** Matches the longest run of words that is a name, if the words around it do not change the food. */
function matchLongestName<Id extends string>(
  { words, typed }: NameQuery,
  index: FoodIndex<Id>,
  plain: readonly boolean[],
): NameMatch<Id> {
  const whole = matchExactly({ words, typed }, index);
  if (whole !== null) return whole;
  for (const { from, to } of runsBeside(plain)) {
    const part = words.slice(from, to);
    const match = matchExactly({ words: part, typed: part.join(' ') }, index);
    if (match === null) continue;
    if (match === 'unclear') return match;
    const beside = words.filter((_, at) => at < from || at >= to);
    return fitsState(match, { remarks: beside, name: part }, index) ? besidePlain(match) : null;
  }
  return matchBareName(words, index, plain);
}

/** Matches words with all plain ones left out. */
function matchBareName<Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
  plain: readonly boolean[],
): NameMatch<Id> {
  const bare = words.filter((_, at) => !plain[at]);
  const match = bare.length > 0 ? matchExactly({ words: bare, typed: bare.join(' ') }, index) : null;
  if (match === null || match === 'unclear') return match;
  const beside = words.filter((_, at) => plain[at]);
  return fitsState(match, { remarks: beside, name: bare }, index) ? besidePlain(match) : null;
}

/** Matches words beside a state that their food is in anyway: dried nori, ground peppercorns. */
function matchInState<Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const { lexicon } = index;
  const isState = markPlainWords(words, lexicon).map(
    (is, at) => !is && isStateWord(words[at] ?? '', lexicon),
  );
  const bare = words.filter((_, at) => !isState[at]);
  if (bare.length === 0 || bare.length === words.length) return null;
  const query = { words: bare, typed: bare.join(' ') };
  const match = matchLongestName(query, index, markPlainWords(bare, lexicon));
  if (match === null || match === 'unclear') return null;
  const food = index.foodOf(match.id);
  const isOwn = words.every((word, at) => !isState[at] || saysOwnState(word, { food, index }));
  return isOwn ? besidePlain(match) : null;
}

/** The first of two foods if it is the second, or a kind of what the second names itself: basmati is not a name of rice. */
function kindOf<Id extends string>(
  match: FoodMatch<Id>,
  general: FoodMatch<Id>,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const [food, other] = [index.foodOf(match.id), index.foodOf(general.id)];
  const isKind = food === other || (general.level !== 'general' && isKindBy(index.generalOf, food, other));
  return isKind && match.level !== 'shared' && general.level !== 'shared' ? besidePlain(match) : null;
}

/** Matches a food that stands beside what it is a kind of, or beside another name of it: pilsner beer, ciabatta bread. */
export function matchBesideKind<Id extends string>(text: string, index: FoodIndex<Id>): FoodMatch<Id> | null {
  const words = foodWords(text, index.lexicon);
  const plain = markPlainWords(words, index.lexicon);
  for (const named of [words, words.filter((_, at) => !plain[at])]) {
    for (let at = 1; at < named.length; at++) {
      const parts = [named.slice(0, at), named.slice(at)] as const;
      const [first, second] = parts.map((part) =>
        matchExactly({ words: part, typed: part.join(' ') }, index),
      );
      if (!first || !second || first === 'unclear' || second === 'unclear') continue;
      const kind = kindOf(first, second, index) ?? kindOf(second, first, index);
      if (kind) return kind;
    }
  }
  return null;
}

/**
 * Matches words with the head noun as the food of which it is a compound with a part that leaves it unchanged:
 * Biokarotten, Lachswürfel. Cubes of broth are not broth.
 */
function matchCompound<Id extends string>(
  words: readonly string[],
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const { lexicon, foodOf, hasTrait } = index;
  const head = words.at(-1) ?? '';
  for (const part of distinguishingWords(lexicon).plainParts) {
    const isFirst = head.startsWith(part);
    if (!isFirst && !head.endsWith(part)) continue;
    // What follows has lost its ending with the compound: Tiefkühlhimbeeren
    const noun = isFirst
      ? head.slice(part.length)
      : singularOf(head.slice(0, -part.length), lexicon.words.foods);
    const other = [...words.slice(0, -1), noun];
    const query = { words: other, typed: other.join(' ') };
    const match = matchLongestName(query, index, markPlainWords(other, lexicon));
    if (match && match !== 'unclear' && !hasTrait(foodOf(match.id), 'liquid')) return besidePlain(match);
  }
  return null;
}

/** Matches a text without alternatives. */
export function matchWords<Id extends string>(text: string, index: FoodIndex<Id>): FoodMatch<Id> | null {
  const query = nameQueryOf(text, index.lexicon);
  if (query.words.length === 0) return null;
  const match = matchLongestName(query, index, markPlainWords(query.words, index.lexicon));
  if (match === 'unclear') return null;
  return match ?? matchInState(query.words, index) ?? matchCompound(query.words, index);
}
