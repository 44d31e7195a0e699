import type { CountryId } from '../../kitchens/kitchens.ts';
import type { LengthId, MeasureId } from '../../units/measureWords.ts';
import type { FoodWords } from '../foodWords/foodWords.ts';
import type { Writing } from '../writing/writing.ts';
import type { Grammar } from './grammar.ts';

/**
 * A language's words for reading recipe lines, questions and amounts. Lists contain phrases,
 * folded: lower case without accents, `ß` as `ss`, `œ` as `oe`, no periods, hyphens and apostrophes (`c a s` is
 * `c. à s.`).
 */
export interface LineWords {
  /** The language's tag (BCP 47), such as `de`. */
  code: string;
  writing: Writing;
  grammar: Grammar;
  /** The default country of its kitchens and shops. */
  country: CountryId;
  /** Words that distinguish foods. */
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
  /** After a number, for twelve times as many. */
  dozen: readonly string[];
  /** How full the measure or how large the thing is, between number and unit. */
  modifiers: readonly string[];
  /** Modifiers for a measure that holds more than its size: `heaped`. */
  heaped: readonly string[];
  /** The same after the unit: `1 cuillère rase`. */
  after: readonly string[];
  /** Counting words for whole things rather than parts of them: `unidades`. */
  wholes: readonly string[];
  /** Sizes of things, which are part of the food's name. */
  sizes: readonly string[];
  /** Amounts without a number: `a little`, `some`. */
  vague: readonly string[];
  /** Between an amount and its food. */
  of: readonly string[];
  /** In a sentence, after the food of an amount: `and`, `into`. */
  afterFood: readonly string[];
  /** Short words for units that are not abbreviations, so that a dot after them is a period. */
  shortUnits: readonly string[];
  /** Foods that come in sticks. */
  butters: readonly string[];
  /** Words that are units of these foods only, which are named by the first word of each: `noix de beurre`. */
  unitsOf: Readonly<Record<string, readonly string[]>>;
  /** Words after `of` that name a kind of spoon or glass, unless they are the food: `cucharada de café de azúcar`. */
  spoonNames: readonly string[];
  /** Words beside a cup that is counted, not filled: `muffin`. */
  cupTins: readonly string[];
  /** Words that are always units at the start of a line. */
  alwaysUnits: readonly string[];
  /** Unit words that are foods at the start of a line: `filet de saumon`. */
  foodsFirst: readonly string[];
  /** Names that start with a word for a unit, a number or a filling: `bouquet garni`, `half and half`, `full-fat yogurt`. */
  notUnits: readonly string[];
  /** Between an amount and what it is taken from: `juice from 2 lemons`. */
  takenFrom: readonly string[];
  /** Before what a food is for: `for`, `per`. */
  per: readonly string[];
  /** Before a food: articles. */
  the: readonly string[];
  /** Words before the weight of each can or piece: `à 400 g`. */
  each: readonly string[];
  /** Words beside the weight of one piece: `6 oz each`. */
  apiece: readonly string[];
  /** Words beside an amount that is that of all: `2 fillets (10 oz total)`. */
  inAll: readonly string[];
  /** Before the number of fruits to juice: `juice of`. */
  parts: readonly string[];
  /** Before a condition: `if`. */
  conditions: readonly string[];
  optional: readonly string[];
  /** Phrases that end the name of a food: `for frying`, `to taste`. */
  tails: readonly string[];
  /** Names that contain a purpose: `polvo para hornear`. */
  inNames: readonly string[];
  /** Ways to prepare a food, and words used with them. */
  prepared: readonly string[];
  /** Preparations that change the food, even after its name: `Tomaten getrocknet`. */
  changes: readonly string[];
  /** Nouns that combine with a food into another food: `almond milk`. */
  heads: readonly string[];
  /** Foods that need no such noun: `water or chicken stock`. */
  complete: readonly string[];
  /** Kinds of food that may follow a comma: `lentils, red`. */
  kinds: readonly string[];
  /** That a dry food was laid in water: before it is measured, or after: `pois chiches trempés`, `1 cup beans, soaked`. */
  soaked: readonly string[];
  /** What is done to a food after it is measured, said beside it: `1 cup flour, sifted`. */
  doneLater: readonly string[];
  /** Words before the shape that a food is cut into, and the shapes: `in slices`. */
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
  /** Words before a number that is not an amount: of a gas mark, a speed, a step. */
  gasBefore: readonly string[];
  /** Words before the number of a British gas mark, and of a French thermostat. */
  gasMarks: readonly string[];
  thermostats: readonly string[];
  timeUnits: readonly string[];
  percent: readonly string[];
  /** Words before a figure that states nutrition: `calories`. */
  nutrients: readonly string[];
  /** Words beside a temperature: `fan`, `Umluft`. */
  ovenWords: readonly string[];
  /** After a temperature that is a difference: `above`, `lower`. */
  differenceAfter: readonly string[];
  differenceBefore: readonly string[];
  /** After degrees that are an angle: `angle`. */
  turns: readonly string[];
  /** Words that make a number without a degree sign an oven temperature: `bake`, `oven`. */
  ovenNear: readonly string[];
  /** Right before such a number: `at`. */
  ovenAt: readonly string[];
  /** What may follow such a number: `for 20 minutes`. */
  ovenThen: readonly string[];
  /** Words that indicate an oven temperature. */
  heatOven: readonly string[];
  /** Words that indicate a temperature in food, oil or sugar: `thermometer`, `deep fry`. */
  heatProbe: readonly string[];
  /** Foods heated to an exact temperature in a pot, but also used in baking. */
  heatPot: readonly string[];
  /** Nouns that a size without a unit may describe. */
  pans: readonly string[];
  every: readonly string[];
  /** Before a measure that is only a tool: `mit einem Esslöffel`. */
  tools: readonly string[];
  /** Words that make an amount one for each piece or person: `each`. */
  portion: readonly string[];
  /** Vessels right after their size, and words that may come between: `heatproof`, `bowl`. */
  vessels: readonly string[];
  vesselKinds: readonly string[];
  /** Vessels right before their size, and words that join the two: `jars`, `of`. */
  holders: readonly string[];
  holding: readonly string[];
  /** Pans and baking dishes, and words for their shapes. `-form` is any word with that ending. */
  panNames: readonly string[];
  squarePans: readonly string[];
  loafPans: readonly string[];
  ringPans: readonly string[];
  /** Words for inch that mean something else, too: `in`. */
  inchIn: readonly string[];
  /** How thick slices are, by which no source weighs them. */
  thickness: readonly string[];
  /** Small and slender kinds of fresh foods, which no source weighs; first parts of words where nouns are compounds. */
  slight: readonly string[];
  /** Words for a fillet, alone or at the end of a compound. */
  fillets: readonly string[];
  /** Words in a food's name for halves of it, or at the end of a compound. */
  halves: readonly string[];
  /** Words after a length that make `in` an inch: `1 in thick`. */
  lengthAfter: readonly string[];
  /** Nouns after a hyphenated size: `8-inch tin`. */
  sized: readonly string[];
  /** Not read as units inside sentences. */
  lineOnly: readonly string[];
  /** Before a food's type number, which is not an amount: `type 405`. */
  typeBefore: readonly string[];
  /** Frequent words that identify the language. */
  common: readonly string[];
  /** Verbs that start a step, and other words that do. */
  verbs: readonly string[];
  /** The last letters of verbs that start a step: `Ajouter le sucre`. */
  firstVerbEnds: readonly string[];
  /** Nouns with such last letters: `laurier`. */
  verbLike: readonly string[];
  /** The last letters of verbs that end a step: `Zwiebeln hacken`. */
  lastVerbEnds: readonly string[];
  /** Words that do not change what a food is. */
  neutral: readonly string[];
}
