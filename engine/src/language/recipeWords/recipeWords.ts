import type { LengthId, MeasureId } from '../../units/measureWords.ts';
import type { FoodWords } from '../foodWords/foodWords.ts';

export const RECIPE_LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export type RecipeLanguage = (typeof RECIPE_LANGUAGES)[number];

/**
 * The words that the recipe reader needs in one language. A list is one text of phrases separated by commas, folded:
 * lower case without accents, `ß` as `ss`, `œ` as `oe`, no periods, hyphens and apostrophes (`c a s` is `c. à s.`).
 */
export interface RecipeWords {
  /** Words by which foods are told apart. */
  foods: FoodWords;
  measures: Readonly<Partial<Record<MeasureId, string>>>;
  /** Abbreviations that depend on case: `T` and `t`. */
  exact: Readonly<Record<string, MeasureId>>;
  /** Words that count things or measure loosely, by id: can, slice, pinch ... */
  counted: Readonly<Record<string, string>>;
  lengths: Readonly<Record<LengthId, string>>;
  numbers: Readonly<Record<string, number>>;
  /** `a`, `an`: one, but only before a unit or at the start of a line. */
  articles: string;
  /** Words that add a part to a number or an amount: `and a half`. */
  andParts: Readonly<Record<string, number>>;
  /** Between a whole number and its fraction: `2 and 1/4`. */
  and: string;
  range: string;
  between: string;
  plus: string;
  or: string;
  times: string;
  about: string;
  /** How full the measure or how large the thing is, between number and unit. */
  modifiers: string;
  /** The same after the unit: `1 cuillère rase`. */
  after: string;
  /** Sizes of things, which are part of the food's name. */
  sizes: string;
  /** Amounts without a number: `a little`, `some`. */
  vague: string;
  /** Between an amount and its food. */
  of: string;
  /** In a sentence, after the food of an amount: `and`, `into`. */
  afterFood: string;
  /** Names that start with a unit word: `bouquet garni`, `filet de poulet`. */
  notUnits: string;
  /** Before a food: articles. */
  the: string;
  /** Before the weight of each can or piece: `à 400 g`. */
  each: string;
  /** Beside a weight that is that of one piece: `6 oz each`. */
  apiece: string;
  /** Before the number of fruits to juice: `juice of`. */
  parts: string;
  optional: string;
  /** End the name of a food: `for frying`, `to taste`. */
  tails: string;
  /** Names that contain a purpose: `polvo para hornear`. */
  inNames: string;
  /** Ways to prepare a food, and words used with them. */
  prepared: string;
  /** Ways to prepare a food that make another food of it, even behind its name: `Tomaten getrocknet`. */
  changes: string;
  /** Nouns that a food before them makes another food of: `almond milk`; behind them in French and Spanish. */
  heads: string;
  /** Foods that are none of these, and whole without a noun: `water or chicken stock`. */
  complete: string;
  /** Kinds of a food that may follow a comma: `lentils, red`. */
  kinds: string;
  /** What a food is cut into: `slices`. */
  cuts: string;
  /** Whether participles after a food are left out of its name. */
  trimsPrepared: boolean;
  /** Start of a heading: `for the`. */
  headingStart: string;
  headings: string;
  degrees: string;
  celsius: string;
  fahrenheit: string;
  /** Around a number that is neither an amount nor the food's temperature. */
  gasBefore: string;
  timeUnits: string;
  percent: string;
  /** Beside a temperature: `fan`, `Umluft`. */
  ovenWords: string;
  /** After a temperature that is a difference: `above`, `lower`. */
  differenceAfter: string;
  differenceBefore: string;
  /** Signs that a number without a degree sign may be an oven temperature: `bake`, `oven`. */
  ovenNear: string;
  /** Right before such a number: `at`. */
  ovenAt: string;
  /** What may follow such a number: `for 20 minutes`. */
  ovenThen: string;
  /** Say that a temperature is an oven's. */
  heatOven: string;
  /** Say that it is measured in food, oil or sugar: `thermometer`, `deep fry`. */
  heatProbe: string;
  /** What is heated to the degree in a pot; ovens bake with it, too. */
  heatPot: string;
  /** Nouns that a size without a unit may describe. */
  pans: string;
  every: string;
  /** Words after `in` if it means inch: `1 in thick`. */
  lengthAfter: string;
  /** Not read as units inside sentences. */
  lineOnly: string;
  /** Before a food's type number, which is not an amount: `type 405`. */
  typeBefore: string;
  /** Frequent words that identify the language. */
  common: string;
  sections: Readonly<Record<'ingredients' | 'steps' | 'notes' | 'yield' | 'time', string>>;
  /** Verbs that start a step. */
  verbs: string;
  /** Words that do not change what a food is. */
  neutral: string;
}
