import type { ListedNames } from '@gramwise/engine/foods/match/listedNames.ts';
import type { Lexicon } from '@gramwise/engine/language/lexicon.ts';
import type { Writing } from '@gramwise/engine/language/writing/writing.ts';
import type { Source } from '@gramwise/engine/text/source.ts';
import type { Language } from '#catalogs/languages.ts';
import type { FoodForms, ReadWords } from './words.ts';

/** The language of a recipe, with what its lines are read with. */
export interface RecipeSource {
  language: Language;
  lexicon: Lexicon;
  words: ReadWords;
  names: ListedNames;
  /** The listed name of each food. */
  listed: ReadonlyMap<string, string>;
  /** Names as ingredients. */
  forms: FoodForms;
  /** How the language that lines are shown in writes numbers and lengths. */
  writing: Writing;
}

/** A line of the recipe. */
export interface GlossedLine extends Source {
  source: RecipeSource;
  /** The food that the line as a whole means; null if none is clear. */
  food: string | null;
  /** Where the line names its food. */
  named: readonly { start: number; end: number }[];
}
