import type { FoodWay, ListedNames } from '../../foods/match/listedNames.ts';
import type { AskWords } from '../../language/askWords/askWords.ts';
import type { CalculatorWords, EggDone, ThawPlace } from '../../language/calculatorWords/calculatorWords.ts';
import { foldLetters } from '../../language/foldAccents.ts';
import {
  indexById,
  indexList,
  indexLists,
  indexPhrases,
  type Lexicon,
  type Lists,
  type Phrases,
} from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { type Token, tokensOf } from '../../language/tokens.ts';
import type { HeatTerm } from '../../temperature/gasMark.ts';
import type { DegreeScale } from '../../temperature/shownBy.ts';
import type { TimeUnit } from '../../time/duration.ts';
import { UNITS } from '../../units/units.ts';
import type { AskContext } from '../askContext.ts';
import { type PortionLists, portionLists } from '../portionQuestion.ts';
import type { AskReaders } from '../readers.ts';
import { scalesOf } from './scalesOf.ts';
import { UnreadWords } from './unreadWords.ts';

interface Indexed {
  list: Lists<CalculatorWords>;
  lengths: Phrases<'m' | 'ft'>;
  stages: Phrases<string>;
  timeUnits: Phrases<Exclude<TimeUnit, 'day'>>;
  /** Seconds. */
  times: Phrases<number>;
  /** What is called so of the ovens' heats. */
  heatTerms: Phrases<readonly HeatTerm[]>;
  /** Words for marks, which have the same heats. */
  marks: Phrases<true>;
  /** Before what something is for. */
  fors: Phrases<true>;
  /** Countries, whose words these may be. */
  countries: Phrases<true>;
  /** Words for an oven, and for a recipe, which is for one. */
  ovens: Phrases<true>;
  recipes: Phrases<true>;
  /** Words between two that are compared or swapped. */
  joins: Phrases<true>;
  to: Phrases<true>;
  gasSteps: Phrases<true>;
  /** An oven with a fan, and one without. */
  fan: Phrases<true>;
  still: Phrases<true>;
  /** What asks for a number. */
  counting: Phrases<true>;
  /** Yeast and what else replaces its own kind. */
  exchanged: Phrases<true>;
  scales: Phrases<DegreeScale>;
  eggsDone: Phrases<EggDone>;
  /** Sizes of eggs that boil as long. */
  eggSizes: Phrases<true>;
  thawPlaces: Phrases<ThawPlace>;
}

/** A language's words. */
interface Language {
  words: CalculatorWords;
  names: ListedNames;
  /** Those of any question. */
  asks: AskWords;
  lexicon: Lexicon;
}

const indexed = new WeakMap<CalculatorWords, Indexed>();

const heatsCalled = (name: string, { heatTerms }: CalculatorWords) =>
  (Object.keys(heatTerms) as HeatTerm[]).filter((heat) => heatTerms[heat].includes(name));

const indexWords = ({ words, asks, lexicon }: Language): Indexed => ({
  marks: indexList([...asks.gas, ...asks.thermostat]),
  fors: indexList(asks.portions.for),
  countries: indexList([...Object.values(asks.countries), ...Object.values(asks.regions)].flat()),
  ovens: indexList([...words.oven, ...asks.still]),
  recipes: indexList(asks.portions.recipe.slice(0, 1)),
  joins: indexList([...asks.sameAs, ...asks.instead]),
  to: indexList(asks.to),
  gasSteps: indexList(asks.gasSteps),
  fan: indexList(asks.fan),
  still: indexList(asks.still),
  counting: indexList([...asks.howMany, ...asks.mayCount]),
  exchanged: indexList(asks.exchanged),
  scales: scalesOf(lexicon),
  // What says nothing in any question says nothing in these
  list: indexLists({ ...words, around: [...words.around, ...asks.fill, ...asks.howMany, ...asks.has] }),
  lengths: indexById({ m: words.meters, ft: words.feet }),
  stages: indexById(words.stages),
  eggsDone: indexById(words.eggsDone),
  eggSizes: indexList([...(asks.sizes.medium ?? []), ...(asks.sizes.large ?? [])]),
  thawPlaces: indexById(words.thawPlaces),
  timeUnits: indexById(words.timeUnits),
  times: indexPhrases(Object.entries(words.times)),
  heatTerms: indexPhrases(
    Object.values(words.heatTerms).flatMap((names) =>
      names.map((name) => [name, heatsCalled(name, words)] as const),
    ),
  ),
});

/** A language's words, indexed when first needed. */
export const indexedWords = (language: Language): Indexed =>
  cachedIn(indexed, language.words, () => indexWords(language));

/** A question in one language, for the reader of one kind of them. */
export interface CalculatorReading extends Indexed, Language {
  left: UnreadWords;
  /** All of it. */
  tokens: readonly Token[];
  context: AskContext;
  /** Words for the states of a food. */
  states: Pick<PortionLists, 'cooked' | 'raw'>;
  /** What an amount of a food weighs; null if it is no such amount, or a range. */
  weighed: (amount: string) => Weighed | null;
  /** Grams of an amount such as `500 g flour`; null if it is none. */
  gramsOf: (amount: string) => number | null;
  millilitersOf: (volume: string) => number | null;
  /** The food of a text that names nothing else. */
  foodNamed: (name: string) => FoodWay | null;
}

/** What an amount of a food weighs. */
export interface Weighed {
  grams: number;
  /** Whether it was given by volume. */
  isVolume: boolean;
  food: FoodWay;
}

interface Asked {
  context: AskContext;
  readers: AskReaders;
}

/** An amount in grams or milliliters. */
interface Measured {
  value: number;
  isVolume: boolean;
  food: FoodWay | null;
}

/** An amount in grams, or a volume in milliliters; null for a range, and for what is none. */
function amountIn(text: string, unit: 'g' | 'ml', { context, readers }: Asked): Measured | null {
  const { answer } = readers.ask(`${text} = ${unit}`, context);
  if (answer.kind !== 'answer' || answer.result.kind !== 'amount') return null;
  const { main, given, food } = answer.result;
  const [value, more] = main.values;
  if (given.kind !== 'amounts' || value === undefined || more !== undefined) return null;
  const isVolume = given.amounts.every((amount) => UNITS[amount.unit].kind === 'volume');
  return unit === 'g' || isVolume ? { value: value * UNITS[main.unit].size, isVolume, food } : null;
}

/** A reading of a text from its beginning. */
export function readingOf(text: string, language: Language, asked: Asked): CalculatorReading {
  const tokens = tokensOf(text);
  return {
    ...indexedWords(language),
    ...language,
    left: new UnreadWords(tokens, language.lexicon),
    tokens,
    context: asked.context,
    states: portionLists(language.asks.portions),
    weighed: (amount) => {
      const found = amountIn(amount, 'g', asked);
      return found?.food ? { grams: found.value, isVolume: found.isVolume, food: found.food } : null;
    },
    gramsOf: (amount) => amountIn(amount, 'g', asked)?.value ?? null,
    millilitersOf: (volume) => amountIn(volume, 'ml', asked)?.value ?? null,
    foodNamed: (name) => {
      const { askLexicon, findLoneFood } = asked.readers;
      return findLoneFood(name, {
        lexicon: askLexicon(language.lexicon, language.asks),
        names: language.names,
      });
    },
  };
}

/** Whether a word has one of the parts in it. */
export const hasPart = ({ left }: CalculatorReading, parts: readonly string[]) => {
  const text = foldLetters(left.text());
  return parts.some((part) => text.includes(foldLetters(part)));
};
