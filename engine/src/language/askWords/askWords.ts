import type { CountryId } from '../../kitchens/kitchens.ts';
import type { CalculatorWords } from '../calculatorWords/calculatorWords.ts';
import type { RecipeWords } from '../recipe/recipeWords.ts';
import type { SiteWords } from '../siteWords/siteWords.ts';

/** A language's words for questions, in addition to those for lines, in the same form. */
export interface AskWords {
  /** Words for questions that a calculator answers, where these are asked. */
  calculators?: CalculatorWords;
  /** Words for others that only the site answers. */
  site?: SiteWords;
  /** Words for what a question wants to know of a food: `calories`, `protein`. */
  nutrients: Readonly<Record<AskedNutrient, readonly string[]>>;
  /** For food that has another amount of it than usual: those of recipes. */
  unlike?: Pick<RecipeWords['handling'], 'lessSalt' | 'salted' | 'lessSugar' | 'lighter' | 'fatFree'>;
  /** Around such a word, beside fillers and `how many`: `number of`, `are there in`. */
  nutrientBefore: readonly string[];
  /** Before the amount, unless a food is meant: `calories per 100 g`, but `how much salt per liter of water`. */
  nutrientPer: readonly string[];
  /** Behind the amount: `calories does an egg have`. */
  nutrientAfter: readonly string[];
  /**
   * Words for what replaces a food: those that ask for it, those before the food in `oil instead of butter`, those that
   * ask for it only where no amount is named (`I have no`), and ends of words: `Eiersatz`.
   */
  substitute: Readonly<Record<'asks' | 'insteadOf' | 'mayAsk' | 'suffixes', readonly string[]>>;
  portions: PortionWords;
  clauses: ClauseWords;
  /** Parts of words, one in each name of a kind of yeast or gelatin: `yeast`. */
  exchanged: readonly string[];
  /** Filler words, ignored anywhere. */
  fill: readonly string[];
  /** Before the target unit: `how many`. */
  howMany: readonly string[];
  /** Of those before a unit, words that always ask for a number of things, and words that may: German “wie viel”. */
  count: readonly string[];
  mayCount: readonly string[];
  /** Between the target unit and what is asked about: `are in`. */
  has: readonly string[];
  /** Before a target unit at the end. */
  to: readonly string[];
  /** Ask for a weight without naming its unit. */
  weigh: readonly string[];
  /** Say that ounces are a weight. */
  byWeight: readonly string[];
  gas: readonly string[];
  /** The steps of German gas ovens, which are not gas marks. */
  gasSteps: readonly string[];
  thermostat: readonly string[];
  /** What heats as no oven does. */
  otherAppliance: readonly string[];
  fan: readonly string[];
  /** An oven without a fan. */
  still: readonly string[];
  /** Words for pans; the first is added so that sides without a unit are read as a pan. */
  pan: readonly string[];
  /** Words for round or square pans. */
  roundPan: readonly string[];
  squarePan: readonly string[];
  /** Words for pans of other shapes, such as loaf pans, whose area does not follow from one length. */
  deepPan: readonly string[];
  /** Between a pan and one as large: `equivalent`. */
  sameAs: readonly string[];
  /** Between the pan wanted and the recipe's: `instead of`. */
  instead: readonly string[];
  /** Between the recipe's pan and the one at hand: `I have`. */
  ownPan: readonly string[];
  /** Before what is multiplied, without articles and `of`: `twice`, `half`. */
  times: Readonly<Record<string, number>>;
  /** After all of what is multiplied: `doubled`. */
  doubled: Readonly<Record<string, number>>;
  /** The same where no food is named, which would only be cut: `3/4 cup in thirds`, but `2 lb chicken in quarters`. */
  cutInto: Readonly<Record<string, number>>;
  /** Around amounts that are added up. */
  total: readonly string[];
  /** Other words for factors that are no numbers: `doubled`. An unread one would change the answer. */
  factors: readonly string[];
  /** Before a number below zero. */
  minus: readonly string[];
  /** Between an amount and another that is taken from it: `less`. */
  less: readonly string[];
  /** Ask what is left of an amount, or missing to another. */
  left: readonly string[];
  /** Between a number and an amount, in either order: `times`. */
  multiply: readonly string[];
  /** Between an amount and the number that divides it. */
  divide: readonly string[];
  /** Before an amount and the number behind `by` that divides or multiplies it: `divide 1 cup by 3`. */
  divideFirst: readonly string[];
  multiplyFirst: readonly string[];
  by: readonly string[];
  /** A pattern of letters that stand for a mark above others where a keyboard has none: the e of `fuer`. */
  marks?: string;
  /** Patterns of spellings, in order, with what stands for their sound, which others have too: misspelled words sound right. */
  sounds: Readonly<Record<string, string>>;
  /** Amounts that cannot be read word by word: `cuarto y mitad` (of a kilo). */
  idioms: Readonly<Record<string, string>>;
  /** Their adjectives, for a measure: `Canadian cup`. */
  regions: Readonly<Partial<Record<Region, readonly string[]>>>;
  /** Countries, which may end a question: `large egg in grams uk`. An adjective there may belong to a food: crème anglaise. */
  countries: Readonly<Partial<Record<Region, readonly string[]>>>;
  /** True if a region after a unit counts only at the end: `1 pint UK`, but `1 cup American cheese`. */
  regionLast: boolean;
  /** The default cup. */
  usualCup: 'cups' | 'metric_cup';
  /** True if a plural asks for a number of things even where the words may ask for an amount. */
  countsPlural: boolean;
  /** Words that mean a US cup. */
  usCup: readonly string[];
  /** Words such as `without shell`, for eggs. */
  shelled: readonly string[];
  sizes: Readonly<Partial<Record<'small' | 'medium' | 'large' | 'extraLarge' | 'jumbo', readonly string[]>>>;
  /** A question with it is not for a weight, unless an amount is named: `butter temperature`. */
  heat: readonly string[];
  /** A spoon that may be a large or a small one. */
  spoons: readonly string[];
  /** Words for rewriting a question; `of` goes between a unit and its food, `aCup` before a food alone. */
  write: Readonly<
    Record<'usCup' | 'metricCup' | 'coffeeCup' | 'fluidOunce', readonly [one: string, more: string]> &
      Record<'byWeight' | 'of' | 'aCup' | 'tablespoon' | 'teaspoon', string> &
      /** Questions for `{n} °C` of one kind of oven, for use in the other. */
      Record<'fanInStill' | 'stillInFan', `${string}{n}${string}`>
  >;
}

/** Words of questions for how much guests eat: `how much pasta for 4 adults and 2 kids as a side`. */
export interface PortionWords {
  /** Ask how much, so that what stands beside them is a food. */
  asks: readonly string[];
  /** Other words around the food. */
  around: readonly string[];
  /** Stand for one who eats, and for one child. */
  each: readonly string[];
  eachChild: readonly string[];
  /** Before a number of guests: `for`. */
  for: readonly string[];
  /** Before the numbers that an amount is scaled from and to: `from 4 to 6 servings`. */
  scaled: readonly string[];
  /** Before the number of guests that an amount is wanted for: `we are 6`. */
  weAre: readonly string[];
  /** Before the number of things that are wanted: `24 cookies with 250 g, I want 36`. */
  wants: readonly string[];
  /** Before the number of things that a recipe makes: `makes 24, I want 36`. */
  makes: readonly string[];
  /** Other words about a recipe's amount, its noun first: `the recipe calls for`. */
  recipe: readonly string[];
  /** Behind a number of guests; the first two are what is written for several and for one. */
  people: readonly string[];
  children: readonly string[];
  /** Say that the children are counted among the guests. */
  within: readonly string[];
  /** Ask for how many an amount is enough: `for how many people`. */
  serves: readonly string[];
  /** Say it of a number of guests: `enough`. */
  enough: readonly string[];
  /** Other words around such an amount: `does`, `feed`. */
  feeds: readonly string[];
  main: readonly string[];
  side: readonly string[];
  cooked: readonly string[];
  raw: readonly string[];
  /** names of what has portions, by their ids; the first means nothing else. */
  foods: Readonly<Record<string, readonly string[]>>;
}

/** Words of clauses that say what a cook has at hand, which an amount can be read without. */
export interface ClauseWords {
  /** Before what is at hand, and its end where a language puts the verb last: `I only have`. */
  own: readonly string[];
  /** Before what is not, beside the words that ask what replaces a food: `without a`. */
  lack: readonly string[];
  /** What cooks measure with, beside units: `scale`, `measuring cups`. */
  tools: readonly string[];
  /** Other words around these: `just`, `at home`. */
  around: readonly string[];
}

/** What can be asked of a food. */
export type AskedNutrient =
  | 'energy'
  | 'protein'
  | 'fat'
  | 'saturated'
  | 'carbohydrate'
  | 'sugars'
  | 'fiber'
  | 'salt'
  | 'sodium';

/** The country whose version of a measure is meant, or the system. */
export type Region = CountryId | 'metric' | 'imperial';
