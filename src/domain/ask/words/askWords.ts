/**
 * The question words of one language, besides its recipe words (`recipeText/words`). A list is one text of phrases
 * separated by commas, folded the same way: lower case without accents, apostrophes and periods.
 */
export interface AskWords {
  /** Irrelevant to the answer, wherever they are. */
  fill: string;
  /** Before the wanted unit: `how many`. */
  howMany: string;
  /** Between the wanted unit and what is asked about: `are in`. */
  has: string;
  /** Before the wanted unit at the end. */
  to: string;
  /** Ask for a weight without naming its unit. */
  weigh: string;
  /** Say that ounces are a weight. */
  byWeight: string;
  gas: string;
  thermostat: string;
  fan: string;
  /** An oven without a fan. */
  still: string;
  /** Say that a spoon or cup is more than level. */
  heaped: string;
  /** Added so that sides without a unit mean a pan. */
  pan: string;
  times: Readonly<Record<string, number>>;
  regions: Readonly<Record<Region, string>>;
  /** The word for a cup that means the US one by itself. */
  usCup: string;
  sizes: Readonly<Partial<Record<'small' | 'medium' | 'large' | 'extraLarge' | 'jumbo', string>>>;
  /** Words for kinds of foods, which mean none of them in particular. */
  kinds: Readonly<Partial<Record<FoodKind, string>>>;
  /** How a choice is written into the question; `of` goes between a unit and its food. */
  write: Readonly<
    Record<'usCup' | 'metricCup' | 'fluidOunce', readonly [one: string, more: string]> &
      Record<'byWeight' | 'of', string>
  >;
}

/** Whose version of a measure a word names. */
export type Region = 'us' | 'metric' | 'imperial' | 'australian';

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
