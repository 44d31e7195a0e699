import { schemaNutrition } from '@gramwise/engine/nutrition/schemaNutrition.ts';
import { loadFoods } from '../foodList/loadFoods.ts';
import { computePasted, type PastedRecipe } from './computePasted.ts';

/**
 * The nutrition of a serving as schema.org/NutritionInformation, for files; undefined where it is not known well enough
 * or foods cannot be loaded: the file is worth having without.
 */
export async function pastedNutritionData(recipe: PastedRecipe): Promise<Record<string, string> | undefined> {
  try {
    const foods = await loadFoods(recipe.language, new AbortController().signal);
    const found = await computePasted(recipe, foods);
    return found ? schemaNutrition(found) : undefined;
  } catch {
    return undefined;
  }
}
