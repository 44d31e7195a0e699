import { type FoodIndex, knownWords } from '../../foods/match/foodIndex.ts';
import { foodWords } from '../../foods/match/foodKey.ts';
import { MATCH_POLICIES } from '../../foods/match/levels.ts';
import { type FoodMatch, matchFood } from '../../foods/match/matchFood.ts';
import { KINDS_BY_BRAND, KINDS_BY_PLACE } from '../../foods/table/kindsBesideNames.ts';
import { foldLetters } from '../../language/foldAccents.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { asideOf, foodsInAside } from './aside.ts';
import { matchLine, type ReadFood } from './matchLine.ts';

/**
 * The foods of which the aside names the first parts, where nouns are compounds: rye flour of `Mehl (Roggen)`. None if
 * one of these is not a food.
 */
function compoundsOf<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): readonly FoodMatch<Id>[] {
  const isWord = (name: string) => /^\p{L}+$/u.test(name);
  if (index.lexicon.words.grammar.noun !== 'compound' || !isWord(read.food)) return [];
  const aside = asideOf(text, read);
  // `2 Orangen (Saft)` are not Saftorangen
  if (aside === '' || index.lexicon.list.parts.map.has(foldLetters(aside))) return [];
  const kinds = foodsInAside(aside, index.lexicon);
  const found = kinds
    .filter(isWord)
    .flatMap((kind) => matchFood(`${kind}${read.food.toLowerCase()}`, index) ?? [])
    .filter(({ level }) => level !== 'shared');
  return found.length === kinds.length ? found : [];
}

/**
 * Two nouns at the end of a name, or before a flour's type: a compound that is written apart, as `Curry-Pulver`,
 * `Koch-schokolade`, `Vollkorn Penne`, `Dinkel-Mehl 630`; also by a hyphen that no line breaks at.
 */
const APART = /(\p{Lu}\p{L}+)(?:[-‐‑]\s?|\s(?=\p{Lu}))(\p{L}{3,})(?=\s\d+$|$)/u;

/** A name with its compound in one word; itself where nouns are not compounds. */
const joined = (name: string, { words }: Lexicon) =>
  words.grammar.noun === 'compound'
    ? name.replace(APART, (_, first: string, last: string) => first + last.toLowerCase())
    : name;

/**
 * A brand beside what it makes: `Gold Medal® flour` is flour, `Cool Whip®` has no other name. Where nouns come first, more
 * than a word before it holds the food, as in `Mermelada McCormick® Fresa`, and brands and places may end the name: `Queso
 * Lala®`, `beurre d'Isigny`.
 */
const BRANDS = {
  first: /^\S{1,40}[®™]\s+(?=\p{L})|\s\S{1,20}®$|(?<=^\p{Ll}.*)(?: (?:d\S+ )?(?:d['’])?\p{Lu}\S+)+$/u,
  last: /^.{1,40}[®™]\s+(?=\p{L})/u,
};

/** A brand of two words behind its food, where nouns come first: `Huevos San Juan®`. */
const PAIR = /\s(\p{Lu}\S{1,20})\s\p{Lu}\S{1,20}®$/u;

const byBrand: ReadonlySet<string> = new Set(KINDS_BY_BRAND);
const byPlace: ReadonlySet<string> = new Set(KINDS_BY_PLACE);

/** A name without the brand or the place beside it, unless that names a food. */
function unbranded(name: string, { lexicon, entries }: Pick<FoodIndex, 'lexicon' | 'entries'>): string[] {
  const isFood = (words: string) =>
    foodWords(words, lexicon).some((word) => knownWords({ entries }).has(word));
  const isFirst = lexicon.words.grammar.noun === 'first';
  const bare = name.replace(isFirst ? BRANDS.first : BRANDS.last, (brand) =>
    !/[®™]/.test(brand) && isFood(brand) ? brand : '',
  );
  const unpaired = isFirst ? name.replace(PAIR, (brand, word: string) => (isFood(word) ? brand : '')) : name;
  return [bare, unpaired].filter((food) => food !== name);
}

/** The food of a line without the brand or the place beside its name; null if it has none, or a food: `lait de Chanvre`. */
function matchUnbranded<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const signed = `${read.food}®`;
  const name = text.includes(signed) ? signed : read.food;
  for (const food of unbranded(name, index)) {
    const match = matchLine({ text, read: { ...read, food } }, index);
    const id = match ? index.foodOf(match.id) : '';
    const isOther = byBrand.has(id) || (byPlace.has(id) && !food.includes(' '));
    if (match) return isOther ? null : match;
  }
  return null;
}

/** The food of a line by its words, and by what these mean beside the aside of a recipe. */
function matchRecipeLine<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const [compound, other] = compoundsOf(text, read, index);
  // Several may be meant: `Mehl (Roggen / Dinkel)`
  if (compound) return other ? null : compound;
  const food = joined(read.food, index.lexicon);
  return (
    matchLine({ text, read }, index) ??
    (food === read.food ? null : matchLine({ text, read: { ...read, food } }, index)) ??
    matchUnbranded(text, read, index)
  );
}

/** The food of a line that was read; null unless one is clearly meant. */
export function findLineFood<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): Id | null {
  const match = matchRecipeLine(text, read, index);
  return match && MATCH_POLICIES.recipe.answers.includes(match.level) ? match.id : null;
}
