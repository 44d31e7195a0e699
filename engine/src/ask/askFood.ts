import { exactFood, foldName } from '../foods/match/findFoods.ts';
import { keyInOrder } from '../foods/match/foodIndex.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import { saysState } from '../foods/match/foodStates.ts';
import type { FoodWay, ListedNames } from '../foods/match/listedNames.ts';
import { matchFood } from '../foods/match/matchFood.ts';
import { isAround } from '../foods/match/plainWords.ts';

export interface NamedWay {
  /** The names, normalized by `foldName`; only those of this way to fill a cup. */
  folded: readonly string[];
  /** The same as words without endings. */
  words: readonly (readonly string[])[];
  found: FoodWay;
}

const waysOf = new WeakMap<ListedNames, readonly NamedWay[]>();

/** Foods with their names in comparable forms, computed once per list. */
export function namedWays(names: ListedNames): readonly NamedWay[] {
  const known = waysOf.get(names);
  if (known) return known;
  const { lexicon } = names.index;
  const entries = [...names.ways.values()].map(({ food, way }) => {
    const usual = food.ways[0] === way;
    const all = [...(usual ? [food.name, ...(food.also ?? [])] : []), ...(way.names ?? [])];
    const words = all.map((name) => foodWords(name, lexicon));
    return { folded: all.map(foldName), words, found: { food, way } };
  });
  waysOf.set(names, entries);
  return entries;
}

const startsOf = new WeakMap<ListedNames, ReadonlyMap<string, readonly NamedWay[]>>();

/** The first letters of a word, by which foods are looked up. */
export const initials = (word: string) => word.slice(0, 2);

/** The same foods, in the same order, by the first letters of the words of their names. */
export function waysByStart(names: ListedNames): ReadonlyMap<string, readonly NamedWay[]> {
  const known = startsOf.get(names);
  if (known) return known;
  const starts = new Map<string, NamedWay[]>();
  for (const way of namedWays(names)) {
    const words = way.folded.flatMap((name) => name.split(' '));
    for (const start of new Set(words.map(initials))) starts.set(start, [...(starts.get(start) ?? []), way]);
  }
  startsOf.set(names, starts);
  return starts;
}

/** The words of the names of a way to fill a cup. */
const wordsOf = (names: ListedNames, found: FoodWay) =>
  new Set(
    namedWays(names)
      .find((one) => one.found.way === found.way)
      ?.words.flat(),
  );

/**
 * The food that words name in full; null if they may mean another one. Part of a name, a typo or a name with further
 * words is not enough: a choice asks back (`foodsLike.ts`). `sizes` are words for the size of a piece.
 */
export function foodMeant(
  words: string,
  remarks: readonly string[],
  names: ListedNames,
  sizes: ReadonlySet<string> = new Set(),
): FoodWay | null {
  const { index } = names;
  const { lexicon } = index;
  const match = matchFood(words, index, remarks);
  const found = match && match.confidence !== 'typo' ? names.ways.get(match.id) : undefined;
  const said = remarks.flatMap((remark) => foodWords(remark, lexicon));
  const own = found && said.length > 0 ? wordsOf(names, found) : null;
  const fits = said.every(
    (word) => isAround(word, lexicon) || saysState(word) || sizes.has(word) || own?.has(word),
  );
  if (match) return (fits && found) || null;
  // Several foods have the name without its endings, but only one as it was typed
  const shared = index.inOrder.get(keyInOrder(foodWords(words, lexicon))) === null;
  return shared && fits ? (exactFood(namedWays(names), words)?.found ?? null) : null;
}
