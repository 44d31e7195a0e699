import type { AskContext } from '../../src/ask/kitchenContext.ts';
import { allFoods } from '../../src/foods/listFoods.ts';
import { listedNames } from '../../src/foods/match/listedNames.ts';
import { unchosenKitchen } from '../../src/kitchens/kitchen.ts';
import type { CountryId } from '../../src/kitchens/kitchens.ts';
import { de } from '../../src/language/askWords/de.ts';
import { en } from '../../src/language/askWords/en.ts';
import { es } from '../../src/language/askWords/es.ts';
import { fr } from '../../src/language/askWords/fr.ts';
import { lexiconOf } from '../../src/language/lexicons.ts';
import { RECIPE_LANGUAGES, type RecipeLanguage } from '../../src/language/recipeWords/recipeWords.ts';

const WORDS = { en, fr, de, es };
const COUNTRIES: Readonly<Record<RecipeLanguage, CountryId>> = { en: 'us', fr: 'fr', de: 'de', es: 'es' };

const lexicons = Object.fromEntries(RECIPE_LANGUAGES.map((code) => [code, lexiconOf(code)]));

const known = Object.fromEntries(
  RECIPE_LANGUAGES.map((code) => [
    code,
    { words: WORDS[code], names: listedNames(allFoods(code), lexiconOf(code)) },
  ]),
);

/** What questions on a page in this language are answered from, for visitors who chose no kitchen. */
export const contextIn = (language: RecipeLanguage): AskContext => ({
  language,
  kitchen: unchosenKitchen(COUNTRIES[language]),
  lexicons,
  known,
});
