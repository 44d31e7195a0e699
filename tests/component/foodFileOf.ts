import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import type { Language } from '#catalogs/languages.ts';

const files = new Map<Language, ReturnType<typeof packFoods>>();

/** What a server answers to a request for the foods of a language. */
export function foodFileOf(language: Language) {
  const file = files.get(language) ?? packFoods(allFoods(language));
  files.set(language, file);
  return file;
}
