import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { Language } from '#catalogs/languages.ts';
import { loadFoods } from '../foodList/loadFoods.ts';
import { loadPack } from '../words/loadPack.ts';
import { countPasted } from './computePasted.ts';
import type { CountRecipe } from './pastedRecipe.ts';

/** Counts recipes on the page itself, with words and foods that are loaded once for recipes of the same language. */
export function createPageCounter(): CountRecipe {
  let last: { language: Language; foods: FoodList } | null = null;
  return async (recipe, leftOut) => {
    const { language } = recipe;
    const [pack, foods] = await Promise.all([
      loadPack(language),
      // Indexing their names takes longer than counting a recipe
      last?.language === language ? last.foods : loadFoods(language),
    ]);
    last = { language, foods };
    return countPasted(recipe, { pack, foods }, leftOut);
  };
}
