import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { measureSizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { cachedFoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import { textLine } from '@gramwise/engine/text/line/textLine.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { INGREDIENT_FILE } from '#content/ingredientWords/ingredientWords.ts';
import { targetFor } from '#features/recipeReader/translate/target.ts';
import { translateLine } from '#features/recipeReader/translate/translateLine.ts';
import { foodFormsOf, readWordsOf } from '#features/recipeReader/translate/words.ts';

const everyLanguage = <Value>(inLanguage: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    Value
  >;

const FOODS = everyLanguage(allFoods);

const SOURCES = everyLanguage((language) => {
  const lexicon = lexiconOf(RECIPE_LANGUAGES[language].line);
  return {
    language,
    lexicon,
    words: readWordsOf(INGREDIENT_FILE, language),
    forms: foodFormsOf(INGREDIENT_FILE, language),
    names: namesIn(FOODS[language], lexicon, null),
    listed: new Map(FOODS[language].map(({ id, name }) => [id, name])),
  };
});

const TARGETS = everyLanguage((from) =>
  everyLanguage((to) =>
    targetFor(
      to,
      { foods: FOODS[to], file: INGREDIENT_FILE },
      { sizes: measureSizesIn(LANGUAGES[from].kitchen), country: LANGUAGES[from].kitchen },
    ),
  ),
);

/** The amounts and the food of a line as a recipe in its language means them. */
export function readIn(language: Language, text: string) {
  const line = textLine(text, SOURCES[language].lexicon);
  const food = cachedFoodFinder(RECIPE_LANGUAGES[language].line, FOODS[language]).inLine(line)?.id ?? null;
  return { line, food };
}

/** A line of a recipe from the language's country, in another language. */
export const translated = (text: string, from: Language, to: Language) =>
  translateLine(
    readIn(from, text),
    { ...SOURCES[from], writing: RECIPE_LANGUAGES[to].line.writing },
    TARGETS[from][to],
  );
