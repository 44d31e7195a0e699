import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { PACKS } from '@gramwise/engine/tests/packs.ts';
import { cachedFoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import { readRecipe } from '@gramwise/engine/text/recipe/readRecipe.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { convertRecipe, type ShownSettings } from '#features/recipeReader/reading/convertRecipe.ts';
import { readerLanguages } from '#features/recipeReader/reading/readerLanguages.ts';
import { INITIAL_SETTINGS } from '#features/recipeReader/reading/readerSettings.ts';
import type { ShownLine } from '#features/recipeReader/reading/shownLine.ts';

const FOODS = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, allFoods(language)])) as Record<
  Language,
  ReturnType<typeof allFoods>
>;

/** A pasted text in metric, with all foods of its language, as its country sells them. */
export function convert(text: string, language: Language, settings: Partial<ShownSettings> = {}) {
  const written = settings.language || language;
  const read = readRecipe(text, readerLanguages(language, settings.language ?? ''));
  const country = settings.country || (read.ok ? read.value.toldCountry : null);
  return convertRecipe(
    { ...INITIAL_SETTINGS, measures: 'metric', tablespoon: 15, panArea: null, ...settings, text },
    read,
    cachedFoodFinder(PACKS[written].line, FOODS[written], { country }),
  );
}

/** The same, of a text that is a recipe. */
export function recipe(...given: Parameters<typeof convert>) {
  const result = convert(...given);
  if (!result.ok) throw new Error(result.code);
  const texts = (lines: readonly ShownLine[]) => lines.map(({ text }) => text);
  return {
    ...result.value,
    lines: texts(result.value.ingredients),
    instructions: texts(result.value.steps),
  };
}
