import type { CountryId } from '../../kitchens/kitchens.ts';
import type { LengthId, MeasureId } from '../../units/measureWords.ts';
import type { FoodWords } from '../foodWords/foodWords.ts';
import type { Writing } from '../writing/writing.ts';
import type { Grammar } from './grammar.ts';

/**
 * The words that the lines of recipes, questions and amounts are read with in one language. A list is one of phrases,
 * folded: lower case without accents, `ß` as `ss`, `œ` as `oe`, no periods, hyphens and apostrophes (`c a s` is
 * `c. à s.`).
 */
export interface LineWords {
  /** The language's tag (BCP 47), such as `de`. */
  code: string;
  writing: Writing;
  grammar: Grammar;
  /** Whose kitchens and shops its words are about, if nothing else tells. */
  country: CountryId;
  /** Words by which foods are told apart. */
  foods: FoodWords;
  measures: Readonly<Partial<Record<MeasureId, readonly string[]>>>;
  /** Abbreviations that depend on case: `T` and `t`. */
  exact: Readonly<Record<string, MeasureId>>;
  /** Words that count things or measure loosely, by id: can, slice, pinch ... */
  counted: Readonly<Record<string, readonly string[]>>;
  lengths: Readonly<Record<LengthId, readonly string[]>>;
  numbers: Readonly<Record<string, number>>;
  /** `a`, `an`: one, but only before a unit or at the start of a line. */
  articles: readonly string[];
  /** Words that add a part to a number or an amount: `and a half`. */
  andParts: Readonly<Record<string, number>>;
  /** Between a whole number and its fraction: `2 and 1/4`. */
  and: readonly string[];
  range: readonly string[];
  between: readonly string[];
  plus: readonly string[];
  or: readonly string[];
  times: readonly string[];
  about: readonly string[];
  /** How full the measure or how large the thing is, between number and unit. */
  modifiers: readonly string[];
  /** The same after the unit: `1 cuillère rase`. */
  after: readonly string[];
  /** Sizes of things, which are part of the food's name. */
  sizes: readonly string[];
  /** Amounts without a number: `a little`, `some`. */
  vague: readonly string[];
  /** Between an amount and its food. */
  of: readonly string[];
  /** In a sentence, after the food of an amount: `and`, `into`. */
  afterFood: readonly string[];
  /** Words for units as short as an abbreviation, but whole: no dot shortens them. */
  shortUnits: readonly string[];
  /** What sticks are of. */
  butters: readonly string[];
  /** Name a spoon or a glass behind `of`, unless they are the food: `cucharada de café de azúcar`. */
  spoonNames: readonly string[];
  /** Behind a cup that is counted, not filled: `muffin`. */
  cupTins: readonly string[];
  /** Words that measure at the start of a line, whatever follows. */
  alwaysUnits: readonly string[];
  /** Words for measures that are foods at the start of a line: `filet de saumon`. */
  foodsFirst: readonly string[];
  /** Names that start with a unit word: `bouquet garni`, `filet de poulet`. */
  notUnits: readonly string[];
  /** Between an amount and what it is taken from: `juice from 2 lemons`. */
  takenFrom: readonly string[];
  /** Before what a food is for: `for`, `per`. */
  per: readonly string[];
  /** Before a food: articles. */
  the: readonly string[];
  /** Before the weight of each can or piece: `à 400 g`. */
  each: readonly string[];
  /** Beside a weight that is that of one piece: `6 oz each`. */
  apiece: readonly string[];
  /** Before the number of fruits to juice: `juice of`. */
  parts: readonly string[];
  /** Before a condition: `if`. */
  conditions: readonly string[];
  optional: readonly string[];
  /** End the name of a food: `for frying`, `to taste`. */
  tails: readonly string[];
  /** Names that contain a purpose: `polvo para hornear`. */
  inNames: readonly string[];
  /** Ways to prepare a food, and words used with them. */
  prepared: readonly string[];
  /** Ways to prepare a food that make another food of it, even behind its name: `Tomaten getrocknet`. */
  changes: readonly string[];
  /** Nouns that a food before them makes another food of: `almond milk`; behind them in French and Spanish. */
  heads: readonly string[];
  /** Foods that are none of these, and whole without a noun: `water or chicken stock`. */
  complete: readonly string[];
  /** Kinds of a food that may follow a comma: `lentils, red`. */
  kinds: readonly string[];
  /** Beside a food that is sifted after it was measured. */
  siftedLater: readonly string[];
  /** Before what a food is cut into, and that: `in slices`. */
  into: readonly string[];
  cuts: readonly string[];
  /** Whether participles after a food are left out of its name. */
  trimsPrepared: boolean;
  /** Start of a heading: `for the`. */
  headingStart: readonly string[];
  headings: readonly string[];
  degrees: readonly string[];
  celsius: readonly string[];
  fahrenheit: readonly string[];
  /** Around a number that is neither an amount nor the food's temperature. */
  gasBefore: readonly string[];
  timeUnits: readonly string[];
  percent: readonly string[];
  /** Beside a temperature: `fan`, `Umluft`. */
  ovenWords: readonly string[];
  /** After a temperature that is a difference: `above`, `lower`. */
  differenceAfter: readonly string[];
  differenceBefore: readonly string[];
  /** After degrees that are an angle: `angle`. */
  turns: readonly string[];
  /** Signs that a number without a degree sign may be an oven temperature: `bake`, `oven`. */
  ovenNear: readonly string[];
  /** Right before such a number: `at`. */
  ovenAt: readonly string[];
  /** What may follow such a number: `for 20 minutes`. */
  ovenThen: readonly string[];
  /** Say that a temperature is an oven's. */
  heatOven: readonly string[];
  /** Say that it is measured in food, oil or sugar: `thermometer`, `deep fry`. */
  heatProbe: readonly string[];
  /** What is heated to the degree in a pot; ovens bake with it, too. */
  heatPot: readonly string[];
  /** Nouns that a size without a unit may describe. */
  pans: readonly string[];
  every: readonly string[];
  /** Before a measure that is only a tool: `mit einem Esslöffel`. */
  tools: readonly string[];
  /** Say that an amount is for each piece or person: `each`. */
  portion: readonly string[];
  /** Right behind the size of a vessel, and what may stand between: `heatproof`, `bowl`. */
  vessels: readonly string[];
  vesselKinds: readonly string[];
  /** Right before the size of a vessel, and what joins the two: `jars`, `of`. */
  holders: readonly string[];
  holding: readonly string[];
  /**
   * Pans and baking dishes that a recipe may be baked in, and what tells their shape. `-form` is any word that ends so.
   */
  panNames: readonly string[];
  squarePans: readonly string[];
  loafPans: readonly string[];
  ringPans: readonly string[];
  /** Words for inch that mean something else, too: `in`. */
  inchIn: readonly string[];
  /** Words after them that tell: `1 in thick`. */
  lengthAfter: readonly string[];
  /** Nouns that a size with a hyphen stands before: `8-inch tin`. */
  sized: readonly string[];
  /** Not read as units inside sentences. */
  lineOnly: readonly string[];
  /** Before a food's type number, which is not an amount: `type 405`. */
  typeBefore: readonly string[];
  /** Frequent words that identify the language. */
  common: readonly string[];
  /** Verbs that start a step. */
  verbs: readonly string[];
  /** Words that do not change what a food is. */
  neutral: readonly string[];
}
