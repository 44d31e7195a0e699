/**
 * The words of questions in one language, beside those of recipes (`recipeText/words`). A list is one text, its phrases
 * between commas, folded like those: small letters without accents, apostrophes and periods.
 */
export interface AskWords {
  /** Mean nothing for the answer, wherever they stand. */
  fill: string;
  /** In front of the wanted unit: `how many`. */
  howMany: string;
  /** Between the wanted unit and what is asked about: `are in`. */
  has: string;
  /** In front of the wanted unit at the end. */
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
  /** What makes sides without a unit a pan. */
  pan: string;
  times: Readonly<Record<string, number>>;
  regions: Readonly<Record<Region, string>>;
  /** The word for a cup that means the American one by itself. */
  usCup: string;
  sizes: Readonly<Partial<Record<'small' | 'medium' | 'large' | 'extraLarge' | 'jumbo', string>>>;
  /** How a choice is written into the question; `of` stands between a unit and its food. */
  write: Readonly<
    Record<'usCup' | 'metricCup' | 'fluidOunce', readonly [one: string, more: string]> &
      Record<'byWeight' | 'of', string>
  >;
}

/** Whose measure a word names. */
export type Region = 'us' | 'metric' | 'imperial' | 'australian';
