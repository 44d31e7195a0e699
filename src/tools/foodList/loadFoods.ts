import { type FoodFile, unpackFoods } from '@gramwise/engine/foods/foodFile.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { Language } from '#catalogs/languages.ts';
import { foodListPath } from '#site/paths.ts';

/** The packed foods of a language. Fails without a network, unless the page was visited before. */
export async function fetchFoods(language: Language, signal?: AbortSignal): Promise<FoodFile> {
  const path = foodListPath(language);
  const response = await fetch(path, signal ? { signal } : undefined);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Every food in a language. */
export const loadFoods = async (language: Language, signal?: AbortSignal): Promise<FoodList> =>
  unpackFoods(await fetchFoods(language, signal));
