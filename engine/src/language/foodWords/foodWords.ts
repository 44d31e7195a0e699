/** The states of a food that a line may mention. */
export const FOOD_STATES = ['fresh', 'raw', 'drained', 'cooked', 'dried', 'ground', 'grated', 'cut'] as const;
export type FoodState = (typeof FOOD_STATES)[number];

/** Kinds of foods with a common word. */
export type FoodKind =
  | 'seeds'
  | 'beans'
  | 'driedFruit'
  | 'cheese'
  | 'pasta'
  | 'syrup'
  | 'starch'
  | 'stock'
  | 'juice'
  | 'wine'
  | 'vinegar'
  | 'leavening'
  | 'coriander'
  | 'chiliPowder'
  | 'ham'
  | 'meat';

/** Words that apply to some foods only. A food such as `-wein` is any word with that ending. */
export interface WordRule {
  words: readonly string[];
  foods: readonly string[];
}

/** The words that distinguish foods in one language; they are stemmed when indexed. */
export interface FoodWords {
  /** Patterns of endings (number, gender, case) that are stripped from words, with replacements, in order. */
  endings: readonly (readonly [ending: string, instead: string])[];
  /** Words that would be another food without their ending: peppers are not pepper. */
  kept: readonly string[];
  /** Words that only join others: `farine de blé` is `farine blé`. */
  joining: readonly string[];
  /** Words that differ from a joining word only by accents, with the word they mean. */
  accented: Readonly<Record<string, string>>;
  /** Words that start an `of` phrase in a name: `d’amandes`, but not `en poudre`. */
  ofPart: readonly string[];
  states: Readonly<Record<FoodState, readonly string[]>>;
  /** Words for seeds, alone or at the end of another word. */
  seeds: readonly string[];
  /** Words that never change a food, in addition to the `neutral` ones of a recipe. */
  plain: readonly string[];
  /** Words that leave only some foods unchanged: dry wine is still wine. */
  plainWith: readonly WordRule[];
  /** Plain words that change some foods: hot chocolate is a drink, wild garlic is a leaf. */
  changing: readonly WordRule[];
  /**
   * The same, if they are part of the name: crushed tomatoes come in a can. Beside the name, they say what to do after
   * measuring.
   */
  changingInName: readonly WordRule[];
  /** Plain words that make another food if they come first: batido de fresa. */
  changingFirst: readonly string[];
  /** Parts of compounds that do not change the food, beside its cuts: Biokarotten, Eglifilet. None without compounds. */
  plainParts: readonly string[];
  /** Words for kinds of foods. */
  kinds: Readonly<Partial<Record<FoodKind, readonly string[]>>>;
}
