import { foldLetters } from '../../language/foldAccents.ts';
import {
  FOOD_STATES,
  type FoodKind,
  type FoodState,
  type WordRule,
} from '../../language/foodWords/foodWords.ts';
import type { Lexicon, Phrases } from '../../language/lexicon.ts';
import type { LineWords } from '../../language/line/lineWords.ts';
import { cachedIn } from '../../language/remember.ts';
import { foodWords, singularOf } from './foodKey.ts';

/** A rule for words beside foods, with stemmed words. */
export interface FoodRule {
  words: ReadonlySet<string>;
  foods: ReadonlySet<string>;
  /** Ends of foods. */
  ends: readonly string[];
}

/** Rules by each of their words. */
export type FoodRules = ReadonlyMap<string, readonly FoodRule[]>;

/** A language's stemmed words that distinguish foods. */
export interface DistinguishingWords {
  states: Readonly<Record<FoodState, ReadonlySet<string>>>;
  /** Words for seeds, which may end another word. */
  seeds: readonly string[];
  /** Words that do not change what a food is. */
  neutral: ReadonlySet<string>;
  /** Words for a kind, size or state of a food, but not for the food itself. */
  kinds: ReadonlySet<string>;
  /** Shapes that a food is cut into. */
  cuts: ReadonlySet<string>;
  /** Words around a food that say nothing about it. */
  around: ReadonlySet<string>;
  plainWith: FoodRules;
  changing: FoodRules;
  changingInName: FoodRules;
  changingFirst: ReadonlySet<string>;
  /** Parts of compounds that leave the food unchanged: Bio-, -filet, -würfel. */
  plainParts: readonly string[];
  /** Kinds of foods by their names. */
  foodKinds: ReadonlyMap<string, FoodKind>;
}

function indexed(lexicon: Lexicon): DistinguishingWords {
  const { list, units, words } = lexicon;
  const { foods } = words;
  const stem = (word: string) => singularOf(foldLetters(word), foods);
  const stems = (all: readonly string[]) => new Set(all.map(stem));
  const phrases = (lists: readonly Phrases<unknown>[]) =>
    lists.flatMap(({ map }) => [...map.keys()].flatMap((phrase) => phrase.split(' ')));
  const rules = (all: readonly WordRule[]): FoodRules => {
    const byWord = new Map<string, FoodRule[]>();
    for (const rule of all) {
      const stemmed: FoodRule = {
        words: stems(rule.words),
        foods: stems(rule.foods.filter((food) => !food.startsWith('-'))),
        // As in a compound, which ends as longer words do: Weißwein
        ends: rule.foods.filter((food) => food.startsWith('-')).map((food) => stem(`----${food}`).slice(5)),
      };
      for (const word of stemmed.words) cachedIn(byWord, word, () => []).push(stemmed);
    }
    return byWord;
  };
  const { neutral, kinds, sizes, prepared, cuts, of, the, about, modifiers, after, plus } = list;
  const states = {} as Record<FoodState, ReadonlySet<string>>;
  for (const state of FOOD_STATES) states[state] = stems(foods.states[state]);
  const plain = [...phrases([neutral]), ...foods.plain];
  return {
    states,
    seeds: [...stems(foods.seeds)],
    neutral: stems(plain),
    kinds: stems([...plain, ...phrases([kinds, sizes, prepared])]),
    cuts: stems(phrases([cuts])),
    around: stems([
      ...plain,
      ...phrases([sizes, prepared, cuts, of, the, about, modifiers, after, plus, units]),
    ]),
    plainWith: rules(foods.plainWith),
    changing: rules(foods.changing),
    changingInName: rules(foods.changingInName),
    changingFirst: stems(foods.changingFirst),
    plainParts: foods.plainParts.length > 0 ? [...foods.plainParts, ...stems([...cuts.map.keys()])] : [],
    foodKinds: new Map(
      (Object.entries(foods.kinds) as [FoodKind, readonly string[]][]).flatMap(([kind, names]) =>
        names.map((name) => [foodWords(name, lexicon).join(' '), kind] as const),
      ),
    ),
  };
}

const known = new WeakMap<LineWords, DistinguishingWords>();

/** A language's words that distinguish foods, indexed when first needed. */
export const distinguishingWords = (lexicon: Lexicon): DistinguishingWords =>
  cachedIn(known, lexicon.words, () => indexed(lexicon));
