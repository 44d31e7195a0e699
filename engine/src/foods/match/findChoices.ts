import type { Lexicon } from '../../language/lexicon.ts';
import { typoDistance } from '../../language/typoDistance.ts';
import { FOODS_BY_KIND } from '../kinds.ts';
import { distinguishingWords } from './distinguishingWords.ts';
import { foldName, maxTypos } from './findFoods.ts';
import { knownWords } from './foodIndex.ts';
import { foodWords } from './foodKey.ts';
import { isStateWord } from './foodStates.ts';
import type { ChoiceSource } from './levels.ts';
import {
  defaultWay,
  type FoodWay,
  type ListedNames,
  namedWays,
  prefixOf,
  waysByPrefix,
} from './listedNames.ts';
import { markPlainWords } from './plainWords.ts';

/** Shorter parts occur in too many compounds. */
const MIN_PART_LENGTH = 4;

/** The stemmed words of a text that identify the food: `kidney beans` in `kidney beans, cooked`. */
function distinguishing(words: string, lexicon: Lexicon): readonly string[] {
  const all = foodWords(words, lexicon);
  const plain = markPlainWords(all, lexicon);
  const rest = all.filter((word, at) => !plain[at] && !isStateWord(word, lexicon));
  return rest.length > 0 ? rest : all;
}

/** The foods of the kind that words name; empty if they name no kind. */
export function foodsOfKind(words: string, { index, ways }: ListedNames): readonly FoodWay[] {
  const kind = distinguishingWords(index.lexicon).foodKinds.get(foodWords(words, index.lexicon).join(' '));
  if (!kind) return [];
  const all = [...ways.values()].filter(({ food, way }) => way === defaultWay(food));
  return FOODS_BY_KIND[kind].flatMap((id) => all.find(({ food }) => food.id === id) ?? []);
}

interface Wanted {
  start: string;
  words: readonly string[];
}

/** How well a name, with a space behind it, fits the start of words, lower is better; null if it does not. */
function nearness(name: string, parts: readonly string[], { start, words }: Wanted): number | null {
  if (name === `${start.trimEnd()} `) return 0;
  if (name.startsWith(start)) return 1;
  if (name.includes(` ${start}`)) return 2;
  return words.every((word) => parts.includes(word)) ? 3 : null;
}

/** Foods with names that contain words starting like these, or these words if the last one is whole. */
function startingLike(words: string, names: ListedNames, isWhole: boolean): readonly FoodWay[] {
  const start = foldName(words);
  const wanted = {
    start: isWhole ? `${start} ` : start,
    words: distinguishing(words, names.index.lexicon),
  };
  const starts = waysByPrefix(names);
  const first = starts.get(prefixOf(start)) ?? [];
  const second = starts.get(prefixOf(wanted.words[0] ?? '')) ?? [];
  return [...new Set([...first, ...second])]
    .flatMap(({ folded, words: parts, found }) => {
      const near = folded.flatMap((name, at) => nearness(`${name} `, parts[at] ?? [], wanted) ?? []);
      return near.length > 0 ? [{ found, rank: Math.min(...near) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
}

/** Foods whose names are compounds of this word: Nüsse in Walnüsse, but neither Mahl in gemahlen nor kann in Pekannuss. */
function compoundsOf(words: string, names: ListedNames): readonly FoodWay[] {
  const part = foldName(words);
  if (names.index.lexicon.words.grammar.noun !== 'compound' || part.length < MIN_PART_LENGTH) return [];
  // With a letter for the plural
  const isPart = (word: string) =>
    word.startsWith(part) || word.includes(part, word.length - part.length - 1);
  return namedWays(names)
    .filter(({ folded }) => folded.some((name) => name.split(' ').some(isPart)))
    .map(({ found }) => found);
}

/** Foods whose names contain these words, of which the last may be whole or still be typed. */
const withPart =
  (isWhole: boolean) =>
  (words: string, names: ListedNames): readonly FoodWay[] => {
    const starting = startingLike(words, names, isWhole);
    return starting.length > 0 ? starting : compoundsOf(words, names);
  };

/** The words in food names that a word may be a typo of; the first letter must be the same. */
const spelledNear = (word: string, known: ReadonlySet<string>) =>
  [...known].filter(
    (other) =>
      other.charAt(0) === word.charAt(0) &&
      Math.abs(other.length - word.length) <= maxTypos(word) &&
      typoDistance(word, other) <= maxTypos(word),
  );

/** Foods with a name of the same number of words, each equal or a typo. */
function spelledLike(words: string, names: ListedNames): readonly FoodWay[] {
  const meaningfulWords = distinguishing(words, names.index.lexicon);
  const known = knownWords(names.index);
  const meant = meaningfulWords.map((word) => (known.has(word) ? [word] : spelledNear(word, known)));
  if (meant.some((others) => others.length === 0)) return [];
  return namedWays(names)
    .filter((way) =>
      way.words.some(
        (name) =>
          name.length === meaningfulWords.length &&
          meant.every((others, at) => others.includes(name[at] ?? '')),
      ),
    )
    .map(({ found }) => found);
}

const FIND: Readonly<Record<ChoiceSource, (words: string, names: ListedNames) => readonly FoodWay[]>> = {
  kind: foodsOfKind,
  part: withPart(false),
  whole: withPart(true),
  typo: spelledLike,
};

/**
 * Finds foods that words may mean without being one of their names, each once, best first, from the first source that
 * has any.
 */
export function findChoices(
  words: string,
  names: ListedNames,
  sources: readonly ChoiceSource[],
): readonly FoodWay[] {
  // Nor do words that only join others begin a name: `au` of `au four`
  if (foldName(words).length < 2 || foodWords(words, names.index.lexicon).length === 0) return [];
  for (const source of sources) {
    const found = FIND[source](words, names);
    // Of several ways to fill a cup with a food, only the best one is kept
    const foods = new Map([...found].reverse().map((way) => [way.food.id, way] as const));
    if (foods.size > 0) return found.filter((way) => foods.get(way.food.id) === way);
  }
  return [];
}
