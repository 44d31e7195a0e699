import { type ChosenFood, withChosenFoods, withoutLines } from '@gramwise/engine/api/chosenFoods.ts';
import { nutrientsOf } from '@gramwise/engine/api/foods.ts';
import { calculateNutrition, type RecipeNutrition } from '@gramwise/engine/api/nutrition.ts';
import { readRecipe } from '@gramwise/engine/api/text.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { sharePerServing } from '@gramwise/engine/nutrition/sumNutrition.ts';
import type { Language } from '#catalogs/languages.ts';
import { loadPack } from '#tools/words/loadPack.ts';

/** What the recipe reader knows of a pasted recipe. */
export interface PastedRecipe {
  title: string | null;
  text: string;
  language: Language;
  /** Null to let its words tell. */
  country: CountryId | null;
  /** Its servings as written, the middle of a range as in `nutritionOf`; null if it does not say. */
  serves: number | null;
  /** What was chosen for lines, by id. */
  chosen: ReadonlyMap<string, ChosenFood>;
}

/** The nutrition of a pasted recipe, and its ingredient lines, those that were left out included. */
export interface CountedRecipe {
  /** Null if no line could be counted. */
  nutrition: RecipeNutrition | null;
  lines: readonly { id: string; text: string }[];
}

/** Counts a pasted recipe without the lines in `leftOut`. */
export async function countPasted(
  { text, language, country, chosen }: PastedRecipe,
  foods: FoodList,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<CountedRecipe> {
  const pack = await loadPack(language);
  const list = { language, words: pack.line, foods };
  const read = readRecipe(text, { languages: [pack], foods: list, ...(country && { country }) });
  if (!read.ok) return { nutrition: null, lines: [] };
  const recipe = withChosenFoods(read.value, chosen);
  return {
    nutrition: calculateNutrition(withoutLines(recipe, leftOut), nutrientsOf),
    lines: recipe.lines.flatMap(({ kind, id, text }) => (kind === 'ingredient' ? [{ id, text }] : [])),
  };
}

/** The nutrition of a pasted recipe; null if no line could be counted. */
export const computePasted = async (recipe: PastedRecipe, foods: FoodList) =>
  (await countPasted(recipe, foods)).nutrition;

/** The same for another number of servings. */
export function withServings(nutrition: RecipeNutrition, servings: number | null): RecipeNutrition {
  const { total } = nutrition;
  if (servings === null) return { ...nutrition, perServing: null };
  return { ...nutrition, perServing: sharePerServing(total, servings) };
}
