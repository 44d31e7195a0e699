import { allFoods } from '#content/foods/listFoods.ts';
import type { AskContext } from '#domain/ask/kitchenContext.ts';
import { unchosenKitchen } from '#domain/kitchens/kitchen.ts';
import { listedNames } from '#domain/recipeText/listedNames.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#i18n/languages.ts';
import { askFile } from '#pages/_ask/askFile.ts';

const known = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [
    code,
    { words: askFile(code).words, names: listedNames(allFoods(code), code) },
  ]),
);

/** What questions on a page in this language are answered with, by visitors who chose no kitchen. */
export const contextIn = (language: Language): AskContext => ({
  language,
  kitchen: unchosenKitchen(LANGUAGES[language].kitchen),
  known,
});
