import { type FoodFile, unpackFoods } from '@gramwise/engine/foods/foodFile.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { fail, type Result } from '@gramwise/engine/result.ts';
import { cachedFoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import {
  type RecipeText,
  type RecipeTextError,
  readRecipe,
} from '@gramwise/engine/text/recipe/readRecipe.ts';
import { type Language, toLanguage } from '#catalogs/languages.ts';
import { type ConvertedRecipe, convertRecipe, type ShownSettings } from './convertRecipe.ts';
import { withOwnWeights } from './ownWeights.ts';
import { readerLanguages } from './readerLanguages.ts';

/** A text to read, with the page's settings. */
export interface ReadRequest {
  settings: ShownSettings;
  /** The language of the page. */
  page: Language;
  kitchen: Kitchen;
  /** The languages whose foods failed to load; others are still loading. */
  missing: readonly Language[];
}

/** The foods of a language, sent once it is known; packed, which copies them to a worker fastest. */
export interface FoodsMessage {
  language: Language;
  foods: FoodFile;
}

export type ReadResult = Result<ConvertedRecipe, RecipeTextError>;

/** Converts a recipe that was read to the visitor's units. */
function convertRead(
  { settings, kitchen, missing }: ReadRequest,
  read: Result<RecipeText, RecipeTextError>,
  lists: ReadonlyMap<Language, FoodList>,
): ReadResult {
  if (!read.ok) return fail(read.code);
  const language = toLanguage(read.value.language.line.code);
  const foods = lists.get(language);
  if (!foods) return convertRecipe(settings, read, missing.includes(language) ? 'missing' : 'awaited');
  const country = settings.country || read.value.toldCountry;
  const finder = cachedFoodFinder(RECIPE_LANGUAGES[language].line, foods, {
    country,
    cook: kitchen.country,
  });
  return convertRecipe(settings, read, withOwnWeights(finder, kitchen));
}

/** Creates a reader that caches the last text. */
function createPastedReader(): (request: ReadRequest) => Result<RecipeText, RecipeTextError> {
  let last: {
    text: string;
    page: Language;
    chosen: Language | '';
    read: Result<RecipeText, RecipeTextError>;
  } | null = null;
  return ({ settings: { text, language: chosen }, page }) => {
    if (last?.text === text && last.page === page && last.chosen === chosen) return last.read;
    last = { text, page, chosen, read: readRecipe(text, readerLanguages(page, chosen)) };
    return last.read;
  };
}

/** Creates a reader of texts. It returns null for foods, which it keeps in `lists` for the texts that follow. */
export function createReader(
  lists = new Map<Language, FoodList>(),
): (message: ReadRequest | FoodsMessage) => ReadResult | null {
  const readOnce = createPastedReader();
  return (message) => {
    if ('settings' in message) return convertRead(message, readOnce(message), lists);
    const foods = unpackFoods(message.foods);
    lists.set(message.language, foods);
    // Takes longest, and is mostly done before a text waits for it
    namesIn(foods, lexiconOf(RECIPE_LANGUAGES[message.language].line), null);
    return null;
  };
}
