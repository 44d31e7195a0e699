import type { CountryId } from '../../kitchens/kitchens.ts';

/** The times of a recipe: at work, on the heat, and until it is served. */
export type TimeId = 'prep' | 'cook' | 'total';

/** A language's words for reading and writing whole recipes, in lists like those of `LineWords`. */
export interface RecipeWords {
  /**
   * Words that only cooks of one country write. A word that two countries share, such as `plain flour`, is under the
   * one that a recipe without other clues is from. A country's name (`said`) counts by itself.
   */
  countries: Readonly<Partial<Record<CountryId, { explicit?: readonly string[]; words: readonly string[] }>>>;
  /** The headings to write over a recipe's parts. */
  headings: Readonly<Record<'yields' | TimeId | 'ingredients' | 'steps', string>>;
  /**
   * Words that start a recipe's parts, its yield and times that are none of those below; those beside servings; and what
   * web pages print around a recipe, of which whole rows are left out: buttons, ratings, the word of a step's number.
   */
  sections: Readonly<
    Record<'ingredients' | 'steps' | 'notes' | 'yield' | 'servings' | 'time' | 'page', readonly string[]>
  >;
  /** Words before the times that a recipe states. */
  times: Readonly<Record<TimeId, readonly string[]>>;
  /**
   * What happens to a food, for its nutrition: fat that is fried in, lists of what is poured away, food that is cooked
   * when it is measured, plants that are sold `frozen`, meat without its bones (`boneless`), cut so small that it has none (`cutUp`), with them (`boneIn`) or its skin (`skinOn`), food that is sold with less fat (`lighter`) or without (`fatFree`),
   * food that has less salt than usual or none added (`lessSalt`), or salt (`salted`), less sugar or starch (`lessSugar`), other words that change no energy (`unchanged`), things that nobody eats (`tools`), the word behind a percentage
   * of meat that is not fat (`lean`), meat without its fat (`trimmed`) or sold for stews (`forStew`), fish that is not from farms (`wild`), the `breast` of a bird, small ones of what is counted (`mini`), birds that are bought whole (`whole`), pies with a lid (`twoCrusts`), pieces of a food (`parts`), what makes a food another one to eat (`changed`), an animal one or a drink alone (`vegan`), or meat alone (`vegetarian`),
   * words before what is in or beside it (`beside`), words behind what it only tastes of (`flavored`). Folded, as in `LineWords`.
   */
  handling: Readonly<
    Record<
      | 'frying'
      | 'brine'
      | 'marinade'
      | 'cooked'
      | 'frozen'
      | 'boneless'
      | 'boneIn'
      | 'cutUp'
      | 'skinOn'
      | 'skinless'
      | 'twoCrusts'
      | 'loaf'
      | 'lighter'
      | 'fatFree'
      | 'lessSalt'
      | 'salted'
      | 'lessSugar'
      | 'unchanged'
      | 'tools'
      | 'lean'
      | 'trimmed'
      | 'forStew'
      | 'wild'
      | 'breast'
      | 'mini'
      | 'whole'
      | 'parts'
      | 'changed'
      | 'vegan'
      | 'vegetarian'
      | 'beside'
      | 'flavored',
      readonly string[]
    >
  >;
  durations: DurationWords;
  /** Seconds, minutes and hours of a Cooklang file, which are English there; null for English. */
  cooklangTimes: readonly [seconds: string, minutes: string, hours: string] | null;
}

interface DurationWords {
  hours: readonly string[];
  minutes: readonly string[];
  seconds: readonly string[];
  /** Durations with their own name, in seconds. */
  named: Readonly<Record<string, number>>;
  /** Before something that is repeated: `every 10 minutes`. */
  every: readonly string[];
  /** Between hours and their minutes. */
  and: readonly string[];
}
