/** The words of questions in one language, beside those of lines, in the same form. */
export interface AskWords {
  /** Irrelevant to the answer, wherever they are. */
  fill: readonly string[];
  /** Before the wanted unit: `how many`. */
  howMany: readonly string[];
  /** Of these, those that always ask for a number of things, and those that may: German “wie viel”. */
  count: readonly string[];
  mayCount: readonly string[];
  /** Between the wanted unit and what is asked about: `are in`. */
  has: readonly string[];
  /** Before the wanted unit at the end. */
  to: readonly string[];
  /** Ask for a weight without naming its unit. */
  weigh: readonly string[];
  /** Say that ounces are a weight. */
  byWeight: readonly string[];
  gas: readonly string[];
  /** The steps of German gas ovens, which are no gas marks. */
  gasSteps: readonly string[];
  thermostat: readonly string[];
  fan: readonly string[];
  /** An oven without a fan. */
  still: readonly string[];
  /** Say that a spoon or cup is more than level. */
  heaped: readonly string[];
  /** Added so that sides without a unit mean a pan. */
  pan: readonly string[];
  /** Of pans, those that say a shape: round or square. */
  roundPan: readonly string[];
  squarePan: readonly string[];
  /** Those of other shapes, whose area one length does not tell: loaf pans. */
  deepPan: readonly string[];
  /** Between the pan wanted and the recipe's: `instead of`. */
  instead: readonly string[];
  /** Before what is multiplied: `twice`. */
  times: Readonly<Record<string, number>>;
  /** After all of what is multiplied: `doubled`. */
  doubled: Readonly<Record<string, number>>;
  /** Words of factors that are no numbers: `double`. One that was not read changes the answer. */
  factors: readonly string[];
  /** Before a number below zero. */
  minus: readonly string[];
  /** Between a number and an amount, in either order: `times`. */
  multiply: readonly string[];
  /** Between an amount and the number that divides it. */
  divide: readonly string[];
  /** Before an amount and the number behind `by` that divides or multiplies it: `divide 1 cup by 3`. */
  divideFirst: readonly string[];
  multiplyFirst: readonly string[];
  by: readonly string[];
  /** Amounts that cannot be read word by word: `cuarto y mitad`, which is said of a kilo. */
  idioms: Readonly<Record<string, string>>;
  regions: Readonly<Record<Region, readonly string[]>>;
  /** The word for a region only counts at the end: `1 pint UK`, but `1 cup American cheese`. */
  regionLast: boolean;
  /** What a cup is where nothing else is known. */
  usualCup: 'cups' | 'metric_cup';
  /** A plural asks for a number of things even where the words may ask for an amount. */
  countsPlural: boolean;
  /** The word for a cup that means the US one by itself. */
  usCup: readonly string[];
  /** Said of eggs, whose weights are those without their shells. */
  shelled: readonly string[];
  sizes: Readonly<Partial<Record<'small' | 'medium' | 'large' | 'extraLarge' | 'jumbo', readonly string[]>>>;
  /** How a choice is written into the question; `of` goes between a unit and its food, `aCup` before a food alone. */
  write: Readonly<
    Record<'usCup' | 'metricCup' | 'fluidOunce', readonly [one: string, more: string]> &
      Record<'byWeight' | 'of' | 'aCup', string> &
      /** `{n} °C` for one kind of oven, asked for the other. */
      Record<'fanInStill' | 'stillInFan', `${string}{n}${string}`>
  >;
}

/** Whose version of a measure a word names. */
export type Region = 'us' | 'metric' | 'imperial' | 'australian';
