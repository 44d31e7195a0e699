import type { LengthId, MeasureId } from '../units.ts';

export const RECIPE_LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export type RecipeLanguage = (typeof RECIPE_LANGUAGES)[number];

/**
 * The words that a reader of recipes needs in one language. A list is one text, its phrases between commas, folded: small
 * letters without accents, `ß` as `ss`, `œ` as `oe`, without periods, hyphens and apostrophes (`c a s` is `c. à s.`).
 */
export interface RecipeWords {
  measures: Readonly<Partial<Record<MeasureId, string>>>;
  /** Short forms that depend on capitals: `T` and `t`. */
  exact: Readonly<Record<string, MeasureId>>;
  /** Words that count or size informally, by id: can, slice, pinch ... */
  counted: Readonly<Record<string, string>>;
  lengths: Readonly<Record<LengthId, string>>;
  numbers: Readonly<Record<string, number>>;
  /** `a`, `an`: one, but only before a unit or at the start of a line. */
  articles: string;
  /** What adds a part to a number or an amount: `and a half`. */
  andParts: Readonly<Record<string, number>>;
  /** Between a whole number and its fraction: `2 and 1/4`. */
  and: string;
  range: string;
  between: string;
  plus: string;
  or: string;
  times: string;
  about: string;
  /** Says how the measure is filled or how large the thing is, between number and unit. */
  modifiers: string;
  /** The same after the unit: `1 cuillère rase`. */
  after: string;
  /** Sizes of things, which belong to the food. */
  sizes: string;
  /** Amounts that cannot be counted: `a little`, `some`. */
  vague: string;
  /** Between an amount and its food. */
  of: string;
  /** Names that start with a word for a unit: `bouquet garni`, `filet de poulet`. */
  notUnits: string;
  /** In front of a food: articles. */
  the: string;
  /** Each can or piece weighs: `à 400 g`. */
  each: string;
  /** In front of the count of what is squeezed: `juice of`. */
  parts: string;
  optional: string;
  /** End the name of a food: `for frying`, `to taste`. */
  tails: string;
  /** Names with a purpose in them: `polvo para hornear`. */
  inNames: string;
  /** Ways to prepare a food, and the words that go with them. */
  prepared: string;
  /** Kinds of a food that may follow a comma: `lentils, red`. */
  kinds: string;
  /** What a food is cut into: `slices`. */
  cuts: string;
  /** Whether prepared words after a food are left out of its name. */
  trimsPrepared: boolean;
  /** Start of a heading: `for the`. */
  headingStart: string;
  headings: string;
  degrees: string;
  celsius: string;
  fahrenheit: string;
  /** Before or after a number that says neither an amount nor a temperature of the food. */
  gasBefore: string;
  timeUnits: string;
  percent: string;
  /** Beside a temperature: `fan`, `Umluft`. */
  ovenWords: string;
  /** After a temperature that is a difference: `above`, `lower`. */
  differenceAfter: string;
  differenceBefore: string;
  /** Say that a number without a degree sign may be the oven's: `bake`, `oven`. */
  ovenNear: string;
  /** Directly before such a number: `at`. */
  ovenAt: string;
  /** What may follow such a number: `for 20 minutes`. */
  ovenThen: string;
  /** What a size without a unit may describe. */
  pans: string;
  every: string;
  /** Follow `in` where it means inch: `1 in thick`. */
  lengthAfter: string;
  /** Not read as units inside sentences. */
  lineOnly: string;
  /** Start a food's name that is a type, not an amount: `type 405`. */
  typeBefore: string;
  /** Frequent words that tell the language. */
  common: string;
  sections: Readonly<Record<'ingredients' | 'steps' | 'notes' | 'yield' | 'time', string>>;
  /** Verbs that start a step. */
  verbs: string;
  /** Words that leave the food what it is. */
  neutral: string;
}
