import type { AnyFoodId } from '../../foods/foods.ts';
import { distinguishingWords } from '../../foods/match/distinguishingWords.ts';
import { type FoodIndex, keyInAnyOrder } from '../../foods/match/foodIndex.ts';
import { foodWords } from '../../foods/match/foodKey.ts';
import { MATCH_POLICIES } from '../../foods/match/levels.ts';
import { type FoodMatch, matchFood } from '../../foods/match/matchFood.ts';
import { resolveName } from '../../foods/match/matchWords.ts';
import { hasTrait } from '../../foods/traits.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { SPOONS } from '../../units/measureWords.ts';
import { asideOf, findRemarks, foodsInAside, mainOf, matchLine, type ReadFood } from './matchLine.ts';

const PINCHES: ReadonlySet<string> = new Set(['pinch', 'knife_tip']);

/** What no cook measures by the spoon but ground, where its name is that of a spice, too: `1 TL Paprika`. */
const GROUND_BY_SPOON: ReadonlySet<string> = new Set<AnyFoodId>(['bell-pepper-chopped', 'red-chili']);

/** What a teaspoon holds only as seeds: `1 TL Fenchel`. */
const SEEDS_BY_TEASPOON: ReadonlySet<string> = new Set<AnyFoodId>(['fennel-bulb']);

/** The spice that a pinch or a spoon of a fresh food means, if its name is that of a spice, too. */
function matchSpice<Id extends string>(
  { text, read, food }: { text: string; read: ReadFood; food: string },
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const unit = mainOf(read)?.unit ?? '';
  const isSmall = PINCHES.has(unit) || (SPOONS.has(unit) && GROUND_BY_SPOON.has(food));
  if (!isSmall || !hasTrait(food, 'fresh')) return null;
  const { fresh, cut, grated, ground } = distinguishingWords(index.lexicon).states;
  const words = foodWords(read.food, index.lexicon);
  const remarks = findRemarks(text, read, index.lexicon);
  const said = [...words, ...remarks.flatMap((remark) => foodWords(remark, index.lexicon))];
  if (said.some((word) => fresh.has(word) || cut.has(word) || grated.has(word))) return null;
  for (const state of ground) {
    const named = index.anyOrder.get(keyInAnyOrder([...words, state]));
    const spice = named ? resolveName(named, '') : null;
    if (spice && spice !== 'unclear') return spice;
  }
  return null;
}

/**
 * The foods of which the aside names the first parts, where nouns are compounds: rye flour of `Mehl (Roggen)`. None if
 * one of these is no food.
 */
function compoundsOf<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): readonly FoodMatch<Id>[] {
  const isWord = (name: string) => /^\p{L}+$/u.test(name);
  if (index.lexicon.words.grammar.noun !== 'compound' || !isWord(read.food)) return [];
  const aside = asideOf(text, read);
  if (aside === '') return [];
  const kinds = foodsInAside(aside, index.lexicon);
  const found = kinds
    .filter(isWord)
    .flatMap((kind) => matchFood(`${kind}${read.food.toLowerCase()}`, index) ?? [])
    .filter(({ level }) => level !== 'shared');
  return found.length === kinds.length ? found : [];
}

/** Two nouns at the end of a name: a compound that is written apart, as `Curry-Pulver`, `Vollkorn Penne`. */
const APART = /(\p{Lu}\p{L}{2,})[- ](\p{Lu}\p{L}{2,})$/u;

/** A name with its compound in one word; itself where nouns are no compounds. */
const joined = (name: string, { words }: Lexicon) =>
  words.grammar.noun === 'compound'
    ? name.replace(APART, (_, first: string, last: string) => first + last.toLowerCase())
    : name;

/**
 * A brand beside what it makes: `Gold Medal® flour` is flour, `Cool Whip®` has no other name. Where nouns come first, more
 * than a word before it holds the food, as in `Mermelada McCormick® Fresa`, and it may end the name: `huevos San Juan®`.
 */
const BRANDS = {
  first: /^\S{1,40}[®™]\s+(?=\p{L})|(?:\s(?:La|San(?:ta)?|Tres))?\s\S{1,20}®$/u,
  last: /^.{1,40}[®™]\s+(?=\p{L})/u,
};

/** What brands make their own kinds of: `salsa Huichol®` is hot sauce, `consomé de pollo Knorr®` a powder. */
const OWN_KINDS: ReadonlySet<string> = new Set<AnyFoodId>([
  'salsa',
  'chicken-stock',
  'chocolate-chopped',
  'tea-biscuits',
]);

/** The food of a line without the brand beside its name; null if it has none. */
function matchUnbranded<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const { noun } = index.lexicon.words.grammar;
  const signed = `${read.food}®`;
  const name = text.includes(signed) ? signed : read.food;
  const food = name.replace(BRANDS[noun === 'first' ? 'first' : 'last'], '');
  const match = food === name ? null : matchLine(text, { ...read, food }, index);
  return match && OWN_KINDS.has(index.foodOf(match.id)) ? null : match;
}

/** The food of a line by its words, and by what these mean in the measure and beside the aside of a recipe. */
function matchRecipeLine<Id extends string>(
  text: string,
  read: ReadFood,
  index: FoodIndex<Id>,
): FoodMatch<Id> | null {
  const [compound, other] = compoundsOf(text, read, index);
  // Several may be meant: `Mehl (Roggen / Dinkel)`
  if (compound) return other ? null : compound;
  const food = joined(read.food, index.lexicon);
  const match =
    matchLine(text, read, index) ??
    (food === read.food ? null : matchLine(text, { ...read, food }, index)) ??
    matchUnbranded(text, read, index);
  if (!match || match.level === 'shared') return match;
  const id = index.foodOf(match.id);
  if (mainOf(read)?.unit === 'tsp' && SEEDS_BY_TEASPOON.has(id)) return null;
  return matchSpice({ text, read, food: id }, index) ?? match;
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
