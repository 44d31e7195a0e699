import { distinguishingWords } from '../../foods/match/distinguishingWords.ts';
import { type FoodIndex, knownWords } from '../../foods/match/foodIndex.ts';
import { foodWords } from '../../foods/match/foodKey.ts';
import { foldLetters } from '../../language/foldAccents.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { type Token, tokensOf } from '../../language/tokens.ts';
import { holdsPreserved } from './containers.ts';
import type { ReadLine } from './readLine.ts';

/** Words in parentheses behind a food's name or its first remark: `Morton` of `kosher salt (Morton)`. */
const ASIDE = /^(?:,[^(),;\d]{1,40}|\s{0,2})\(([^()]{1,60})\)/;

/** What stands in parentheses behind a food's name. */
export function asideOf(text: string, { parts }: Pick<ReadLine, 'parts'>): string {
  const food = parts.findLast(({ kind }) => kind === 'food');
  return ASIDE.exec(text.slice(food?.end ?? text.length))?.[1] ?? '';
}

/** Whether an aside says that a food is in a can or a jar: `spinach (canned)`. */
export function saysPreserved(aside: string, lexicon: Lexicon): boolean {
  const { drained } = distinguishingWords(lexicon).states;
  const words = foldLetters(aside).split(/\s+/);
  const isPacking = (word: string) =>
    holdsPreserved(lexicon.units.map.get(word)) || (words.length === 1 && drained.has(word));
  return words.some(isPacking);
}

const MAX_ASIDE_WORDS = 2;

const betweenFoods = new WeakMap<Lexicon, RegExp>();

/** The foods that an aside names. */
export const foodsInAside = (aside: string, lexicon: Lexicon): readonly string[] =>
  aside.split(
    cachedIn(betweenFoods, lexicon, ({ words }) => {
      const ors = words.or.map((or) => `\\s${or}\\s`);
      return new RegExp(['\\s?/\\s?', ...ors].join('|'), 'i');
    }),
  );

/** A language, and the names of its foods where the caller knows them. */
export type KnownNames = Pick<FoodIndex, 'lexicon'> & Partial<Pick<FoodIndex, 'entries'>>;

/** The ways to prepare a food that an aside is, or starts with: `cooked and cooled`, `rinsed and drained`. */
function preparedFirst(aside: string, { list }: Lexicon): string {
  const [remark = ''] = aside.split(/[,;]/);
  const tokens = tokensOf(remark);
  const isWay = ({ kind, key }: Token) =>
    kind === 'space' || list.prepared.map.has(key) || list.and.map.has(key);
  return tokens.every(isWay) ? remark : '';
}

/** Later remarks that drain the food: `rinsed and drained` of `chickpeas (garbanzos), rinsed and drained`. */
export function drainedLater(
  text: string,
  { parts }: Pick<ReadLine, 'parts'>,
  lexicon: Lexicon,
): readonly string[] {
  const { drained } = distinguishingWords(lexicon).states;
  const end = parts.findLast(({ kind }) => kind === 'food')?.end ?? text.length;
  const ways = text
    .slice(end)
    .split(/[,;()]/)
    .map((remark) => preparedFirst(remark.trim(), lexicon));
  return ways.filter((way) => foodWords(way, lexicon).some((word) => drained.has(word)));
}

/**
 * A short aside, ways to prepare the food, or the first of several foods: `cheddar` of `grated cheese (cheddar or
 * jack)`, but not one of two kinds, as of `leche (vegetal o animal)` or `harina (000 o 0000)`.
 */
export function shortAside(aside: string, { lexicon, entries }: KnownNames): string {
  const isShort = (text: string) => text.split(/\s+/).length <= MAX_ASIDE_WORDS;
  if (isShort(aside)) return aside;
  const state = preparedFirst(aside, lexicon);
  if (state !== '') return state;
  // `corn (from a can, drained)`, `chickpeas (1 can, drained and rinsed)`
  const packing = /^(?:[^\s,]+ ){1,2}[^\s,]+(?=,|$)/.exec(aside)?.[0] ?? '';
  if (saysPreserved(packing, lexicon)) return packing;
  const [first = '', ...others] = foodsInAside(aside, lexicon);
  const isKnown = (name: string) =>
    !entries ||
    foodWords(name, lexicon).some((word) => knownWords({ entries }).has(word)) ||
    lexicon.list.tails.map.has(`${lexicon.words.or[0]} ${foldLetters(name)}`);
  const isKind = others.length > 0 && others.every(isKnown) && /\p{L}/u.test(first);
  return isKind && isShort(first) ? first : '';
}
