/** What a line may say of the state its food is in. */
export const FOOD_STATES = ['fresh', 'raw', 'drained', 'cooked', 'dried', 'ground', 'grated', 'cut'] as const;
export type FoodState = (typeof FOOD_STATES)[number];

/** Kinds of foods that are asked about by a word for all of them. */
export type FoodKind =
  | 'nuts'
  | 'seeds'
  | 'beans'
  | 'berries'
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
  | 'chiliPowder';

/** Words that act on some foods only. A food such as `-wein` is any word that ends so. */
export interface WordRule {
  words: readonly string[];
  foods: readonly string[];
}

/** The words by which foods are told apart in one language; words are without their endings once they are indexed. */
export interface FoodWords {
  /**
   * Endings of number, gender and case that a word of a name loses, as patterns with what takes their place, in order.
   */
  endings: readonly (readonly [ending: string, instead: string])[];
  /** Words that would be another food without their ending: peppers are no pepper. */
  kept: readonly string[];
  /** Words that only join others: `farine de blé` is `farine blé`. */
  joining: readonly string[];
  /** Words that only their accents tell from a joining one, with the word they stand for. */
  accented: Readonly<Record<string, string>>;
  /** Words that the part of a name behind them belongs to: `en poudre` does not start with one, `d’amandes` does. */
  ofPart: readonly string[];
  states: Readonly<Record<FoodState, readonly string[]>>;
  /** Words for seeds, alone or at the end of another word. */
  seeds: readonly string[];
  /** Words that never change what a food is, beside the `neutral` ones of a recipe. */
  plain: readonly string[];
  /** Words that leave only some foods what they are: dry wine is still wine. */
  plainWith: readonly WordRule[];
  /** Plain words that make another food of some: hot chocolate is drunk, wild garlic is a leaf. */
  changing: readonly WordRule[];
  /**
   * The same, if they are part of the name: crushed tomatoes come in a can. Said beside it, they tell what to do after
   * measuring.
   */
  changingInName: readonly WordRule[];
  /** Plain words that name another food if they come first: batido de fresa. */
  changingFirst: readonly string[];
  /** Words for kinds of foods, which mean none of them in particular. */
  kinds: Readonly<Partial<Record<FoodKind, readonly string[]>>>;
}
