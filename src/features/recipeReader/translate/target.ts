import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { type ListedNames, namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
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
}

/** What lines are shown in `language` with; `recipe` are the sizes of the recipe's measures. */
export function targetFor(
  language: Language,
  { foods, file }: { foods: FoodList; file: IngredientFile },
  recipe: SizeOverrides,
): Target {
  const { line } = RECIPE_LANGUAGES[language];
  return {
    language,
    writing: line.writing,
    names: namesIn(foods, lexiconOf(line), null),
    listed: new Map(foods.map(({ id, name }) => [id, name])),
    forms: foodFormsOf(file, language),
    english: foodFormsOf(file, 'en'),
    file,
    words: readWordsOf(file, language),
    sizes: { recipe, reader: measureSizesIn(LANGUAGES[language].kitchen) },
  };
}
