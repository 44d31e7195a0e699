import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { type ListedNames, namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { packMarkets } from '@gramwise/engine/kitchens/markets.ts';
import { measureSizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import type { Writing } from '@gramwise/engine/language/writing/writing.ts';
import type { SizeOverrides } from '@gramwise/engine/units/measureWords.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import type { IngredientFile } from '#content/ingredientWords/ingredientWords.ts';
import { type FoodForms, foodFormsOf, type ReadWords, readWordsOf } from './words.ts';

/** The language that lines are shown in, with what it needs. */
export interface Target {
  language: Language;
  writing: Writing;
  names: ListedNames;
  /** The listed name of each food. */
  listed: ReadonlyMap<string, string>;
  forms: FoodForms;
  /** The same in English, which tells what a name says. */
  english: FoodForms;
  file: IngredientFile;
  words: ReadWords;
  /** Milliliters or grams of the recipe's measures, and of those that its reader knows. */
  sizes: { recipe: SizeOverrides; reader: SizeOverrides };
  /** Whose sizes of eggs the recipe means, where they are not its reader's; else null. */
  eggs: EggMarket | null;
}

type EggMarket = 'US' | 'EU';

/** Whose sizes of eggs a country's recipes mean; null where no table has them. */
function eggMarket(country: CountryId): EggMarket | null {
  const own = packMarkets(country);
  if (own.includes('eu')) return 'EU';
  return own.includes('us') ? 'US' : null;
}

/** What lines are shown in `language` with, of a recipe from a country, whose measures have the sizes of `sizes`. */
export function targetFor(
  language: Language,
  { foods, file }: { foods: FoodList; file: IngredientFile },
  { sizes, country }: { sizes: SizeOverrides; country: CountryId },
): Target {
  const { line } = RECIPE_LANGUAGES[language];
  const { kitchen } = LANGUAGES[language];
  const eggs = eggMarket(country);
  return {
    language,
    writing: line.writing,
    names: namesIn(foods, lexiconOf(line), null),
    listed: new Map(foods.map(({ id, name }) => [id, name])),
    forms: foodFormsOf(file, language),
    english: foodFormsOf(file, 'en'),
    file,
    words: readWordsOf(file, language),
    sizes: { recipe: sizes, reader: measureSizesIn(kitchen) },
    eggs: eggs === eggMarket(kitchen) ? null : eggs,
  };
}
