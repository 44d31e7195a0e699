import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import type { Language } from '#catalogs/languages.ts';

/** What a server answers to a request for the foods of a language. */
export const foodFileOf = (language: Language) => packFoods(allFoods(language));
