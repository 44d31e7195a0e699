import { unpackFoods } from '@gramwise/engine/foods/foodFile.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { Language } from '#catalogs/languages.ts';
import { foodListPath } from '#site/paths.ts';

/** Every food in a language. Fails without a network, unless the page was visited before. */
export async function loadFoods(language: Language, signal?: AbortSignal): Promise<FoodList> {
  const path = foodListPath(language);
  const response = await fetch(path, signal ? { signal } : undefined);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return unpackFoods(await response.json());
}
