import { schemaNutrition } from '@gramwise/engine/nutrition/schemaNutrition.ts';
import { createPageCounter } from './pageCounter.ts';
import type { PastedRecipe } from './pastedRecipe.ts';

/**
 * The nutrition of a serving as schema.org/NutritionInformation, for files; undefined where it is not known well enough
 * or foods cannot be loaded: the file is worth having without.
 */
export async function pastedNutritionData(recipe: PastedRecipe): Promise<Record<string, string> | undefined> {
  try {
    const { nutrition } = await createPageCounter()(recipe, new Set());
    return nutrition ? schemaNutrition(nutrition) : undefined;
  } catch {
    return undefined;
  }
}
