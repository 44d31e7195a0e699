import type { FoodFile } from '@gramwise/engine/foods/foodFile.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { importAgain } from '#browser/importAgain.ts';
import type { Language } from '#catalogs/languages.ts';
import { foodListPath } from '#site/paths.ts';

/** The packed foods of a language. Fails without a network, unless the page was visited before. */
export async function fetchFoods(language: Language, signal?: AbortSignal): Promise<FoodFile> {
  const path = foodListPath(language);
  const response = await fetch(path, signal ? { signal } : undefined);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Every food in a language. What unpacks them arrives beside them: the recipe reader has it in its worker. */
export async function loadFoods(language: Language, signal?: AbortSignal): Promise<FoodList> {
  const unpacking = importAgain(() => import('@gramwise/engine/foods/foodFile.ts'));
  const [file, { unpackFoods }] = await Promise.all([fetchFoods(language, signal), unpacking]);
  return unpackFoods(file);
}
