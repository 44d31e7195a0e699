/**
 * The question words of one language, besides its recipe words (`recipeText/words`). A list is one text of phrases
 * separated by commas, folded the same way: lower case without accents, apostrophes and periods.
 */
export interface AskWords {
  /** Irrelevant to the answer, wherever they are. */
  fill: string;
  /** Before the wanted unit: `how many`. */
  howMany: string;
  /** Of these, those that always ask for a number of things, and those that may: German “wie viel”. */
  count: string;
  mayCount: string;
  /** Between the wanted unit and what is asked about: `are in`. */
  has: string;
  /** Before the wanted unit at the end. */
  to: string;
  /** Ask for a weight without naming its unit. */
  weigh: string;
  /** Say that ounces are a weight. */
  byWeight: string;
  gas: string;
  /** The steps of German gas ovens, which are no gas marks. */
  gasSteps: string;
  thermostat: string;
  fan: string;
  /** An oven without a fan. */
  still: string;
  /** Say that a spoon or cup is more than level. */
  heaped: string;
  /** Added so that sides without a unit mean a pan. */
  pan: string;
  /** Of pans, those that say a shape: round or square. */
  roundPan: string;
  squarePan: string;
  /** Those of other shapes, whose area one length does not tell: loaf pans. */
  deepPan: string;
  /** Between the pan wanted and the recipe's: `instead of`. */
  instead: string;
  /** Before what is multiplied: `twice`. */
  times: Readonly<Record<string, number>>;
  /** After all of what is multiplied: `doubled`. */
  doubled: Readonly<Record<string, number>>;
  /** Words of factors that are no numbers: `double`. One that was not read changes the answer. */
  factors: string;
  /** Before a number below zero. */
  minus: string;
  /** Between a number and an amount, in either order: `times`. */
  multiply: string;
  /** Between an amount and the number that divides it. */
  divide: string;
  /** Before an amount and the number behind `by` that divides or multiplies it: `divide 1 cup by 3`. */
  divideFirst: string;
  multiplyFirst: string;
  by: string;
  /** Amounts that cannot be read word by word: `cuarto y mitad`, which is said of a kilo. */
  idioms: Readonly<Record<string, string>>;
  regions: Readonly<Record<Region, string>>;
  /** The word for a cup that means the US one by itself. */
  usCup: string;
  /** Said of eggs, whose weights are those without their shells. */
  shelled: string;
  sizes: Readonly<Partial<Record<'small' | 'medium' | 'large' | 'extraLarge' | 'jumbo', string>>>;
  /** How a choice is written into the question; `of` goes between a unit and its food. */
  write: Readonly<
    Record<'usCup' | 'metricCup' | 'fluidOunce', readonly [one: string, more: string]> &
      Record<'byWeight' | 'of', string> &
      /** `{n} °C` for one kind of oven, asked for the other. */
      Record<'fanInStill' | 'stillInFan', `${string}{n}${string}`>
  >;
}

/** Whose version of a measure a word names. */
export type Region = 'us' | 'metric' | 'imperial' | 'australian';
