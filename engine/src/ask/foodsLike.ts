import { foldName } from '../foods/match/findFoods.ts';
import { foodWords } from '../foods/match/foodKey.ts';
import { saysState } from '../foods/match/foodStates.ts';
import type { FoodWay, ListedNames } from '../foods/match/listedNames.ts';
import { matchFood } from '../foods/match/matchFood.ts';
import { plainWords } from '../foods/match/plainWords.ts';
import { typos } from '../language/typos.ts';
import { initials, namedWays, waysByStart } from './askFood.ts';
import type { AskLexicon } from './askLexicon.ts';
import { foodsOfKind } from './kin.ts';

/** Shorter parts of compounds are in too many names. */
const LEAST_PART = 4;

/** The words of a text that tell the food, without endings: `kidney beans, cooked` is about kidney beans. */
function telling(words: string, { recipe }: AskLexicon): readonly string[] {
  const all = foodWords(words, recipe);
  const plain = plainWords(all, recipe);
  const rest = all.filter((word, at) => !plain[at] && !saysState(word));
  return rest.length > 0 ? rest : all;
}

/** How well a name fits the start of words, lower is better; null if it does not. */
function nearness(
  name: string,
  parts: readonly string[],
  start: string,
  told: readonly string[],
): number | null {
  if (name === start) return 0;
  if (name.startsWith(start)) return 1;
  if (name.includes(` ${start}`)) return 2;
  return told.every((word) => parts.includes(word)) ? 3 : null;
}

/** Foods with names that contain words starting like these. */
function startingLike(words: string, names: ListedNames, lexicon: AskLexicon): FoodWay[] {
  const start = foldName(words);
  const told = telling(words, lexicon);
  const starts = waysByStart(names);
  const first = starts.get(initials(start)) ?? [];
  const second = starts.get(initials(told[0] ?? '')) ?? [];
  return [...new Set([...first, ...second])]
    .flatMap(({ folded, words: parts, found }) => {
      const near = folded.flatMap((name, at) => nearness(name, parts[at] ?? [], start, told) ?? []);
      return near.length > 0 ? [{ found, rank: Math.min(...near) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
}

/** Foods whose German names are compounds with this word: Nüsse in Walnüsse. */
function compoundsOf(words: string, names: ListedNames, { recipe }: AskLexicon): FoodWay[] {
  const part = foldName(words);
  if (recipe.language !== 'de' || part.length < LEAST_PART) return [];
  return namedWays(names)
    .filter(({ folded }) => folded.some((name) => name.includes(part)))
    .map(({ found }) => found);
}

/** One typo from four letters on, two from nine. */
const allowedTypos = (word: string) => (word.length < 4 ? 0 : word.length < 9 ? 1 : 2);

/** The words of the foods' names that a word may be a typo of; their first letters agree. */
const spelledNear = (word: string, { index }: ListedNames) =>
  (index.words.get(word.charAt(0)) ?? []).filter(
    (other) =>
      Math.abs(other.length - word.length) <= allowedTypos(word) && typos(word, other) <= allowedTypos(word),
  );

/** Foods with a name of as many words, each the same or a typo of it. */
function spelledLike(words: string, names: ListedNames, lexicon: AskLexicon): FoodWay[] {
  const match = matchFood(words, names.index);
  const first = match && names.ways.get(match.id);
  const told = telling(words, lexicon);
  const meant = told.map((word) => (names.index.known.has(word) ? [word] : spelledNear(word, names)));
  if (meant.some((others) => others.length === 0)) return first ? [first] : [];
  const like = namedWays(names).filter((way) =>
    way.words.some(
      (name) => name.length === told.length && meant.every((others, at) => others.includes(name[at] ?? '')),
    ),
  );
  return [...(first ? [first] : []), ...like.map(({ found }) => found)];
}

/**
 * Foods that words may mean that are no name of one, each once, best first: those of a kind (nuts), those whose names
 * contain words that start like them, and with `misspelled`, if there are none, those spelled almost like them.
 */
export function foodsLike(
  words: string,
  names: ListedNames,
  lexicon: AskLexicon,
  most: number,
  misspelled: boolean,
): readonly FoodWay[] {
  if (foldName(words).length < 2) return [];
  const kind = foodsOfKind(words, lexicon, names);
  const starting = kind.length > 0 ? kind : startingLike(words, names, lexicon);
  const known = starting.length > 0 ? starting : compoundsOf(words, names, lexicon);
  const like = known.length > 0 || !misspelled ? known : spelledLike(words, names, lexicon);
  const foods = new Map(like.map((found) => [found.food.id, found] as const).reverse());
  return [...foods.values()].reverse().slice(0, most);
}
